<<<<<<< HEAD
/** What happens to an incoming message, Portals 3.2 §4.2: access control, match list, descriptor; and the completion of operations. */
=======
/** Address translation at the target: access control, the walk of the match list, the acceptance by a descriptor, and the movement of the data (Portals 3.2 §4). */
>>>>>>> reactor
package org.portalscope.engine.translation;
