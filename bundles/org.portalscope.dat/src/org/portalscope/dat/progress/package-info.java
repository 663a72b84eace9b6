/** What goes on below the calls: operations are given to Portals, events complete them, and connections end. */
package org.portalscope.dat.progress;
