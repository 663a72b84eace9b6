/** A world that runs: what comes next, when it stops, and what it has come to. */
package org.portalscope.timeline.run;
