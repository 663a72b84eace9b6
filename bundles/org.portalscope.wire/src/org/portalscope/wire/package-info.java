/** The frames in which the four messages of Portals 3.2 §4.1 travel, byte by byte, and those by which nodes introduce themselves; no transport. */
package org.portalscope.wire;
