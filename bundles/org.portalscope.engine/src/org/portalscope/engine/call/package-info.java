/** The functions of Portals 3.2 §3, a class per section; refusals come before the first change. */
package org.portalscope.engine.call;
