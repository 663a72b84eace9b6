/** Portals 3.2 itself as one deterministic object per process: an input goes in, checks and effects come out. */
package org.portalscope.engine;
