/** The breakpoints of sessions as Eclipse's platform knows breakpoints: markers in a project that nobody sees. */
package org.portalscope.debug.marker;
