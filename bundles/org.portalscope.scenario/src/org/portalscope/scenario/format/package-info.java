/** The one style of scenario files: where lines begin and break, what is indented, and where spaces stand. */
package org.portalscope.scenario.format;
