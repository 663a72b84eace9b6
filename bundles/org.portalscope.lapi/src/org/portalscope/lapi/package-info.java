/** LAPI over Portals: one-sided transfers between tasks, and the counters that tell of their progress. */
package org.portalscope.lapi;
