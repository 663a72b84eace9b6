/** What goes on below the calls: operations are given to Portals, and events move counters. */
package org.portalscope.lapi.progress;
