<<<<<<< HEAD
/** The four messages of Portals 3.2 §4.1 with the fields of their tables. Data travel beside a message, not in it. */
=======
/** The four messages that processes exchange: put request, get request, acknowledgement and reply (Portals 3.2 §4). */
>>>>>>> reactor
package org.portalscope.engine.message;
