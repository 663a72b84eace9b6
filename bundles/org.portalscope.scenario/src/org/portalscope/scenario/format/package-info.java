/** The one style of scenario files: where lines begin and break, what is indented, and where there are spaces. */
package org.portalscope.scenario.format;
