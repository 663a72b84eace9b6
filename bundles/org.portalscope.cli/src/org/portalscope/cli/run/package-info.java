/** Driving a world to its end, and telling what happens. */
package org.portalscope.cli.run;
