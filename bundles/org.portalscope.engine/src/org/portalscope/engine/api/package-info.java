/** The functions of the application programming interface under their own names, with their argument structures, constants and return codes (Portals 3.2 §3). */
package org.portalscope.engine.api;
