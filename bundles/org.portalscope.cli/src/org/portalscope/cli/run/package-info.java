/** Running scenarios to their ends, and telling a run as text. */
package org.portalscope.cli.run;
