/** Virtual time: what messages cost, and until when threads are occupied. Nothing here reads a clock. */
package org.portalscope.world.time;
