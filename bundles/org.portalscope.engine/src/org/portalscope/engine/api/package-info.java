<<<<<<< HEAD
/** The vocabulary of Portals 3.2: types, constants, return codes and the signatures of its functions (§3). No behaviour. */
=======
/** The functions of the application programming interface under their own names, with their argument structures, constants and return codes (Portals 3.2 §3). */
>>>>>>> reactor
package org.portalscope.engine.api;
