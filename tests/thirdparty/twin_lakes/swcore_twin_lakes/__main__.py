"""Write the map to the standard output."""

import json

from swcore_twin_lakes import twin_lakes

print(json.dumps(twin_lakes(), ensure_ascii=False))
