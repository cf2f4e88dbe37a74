"""Putting units into regions: redeployment, bodies, markers, under-strength regions. It knows no attack."""
