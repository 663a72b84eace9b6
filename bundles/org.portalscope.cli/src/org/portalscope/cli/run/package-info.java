/** Driving a world to its end, and reporting what happens. */
package org.portalscope.cli.run;
