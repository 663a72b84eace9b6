<<<<<<< HEAD
/** The functions of Portals 3.2 §3, a class per section; refusals come before the first change. */
=======
/** One handler for each function that an application calls, deciding its return code before its first effect. */
>>>>>>> reactor
package org.portalscope.engine.call;
