/** Address translation at the target: access control, the walk of the match list, the acceptance by a descriptor, and the movement of the data (Portals 3.2 §4). */
package org.portalscope.engine.translation;
