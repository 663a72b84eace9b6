/** The strip of the session's transitions along the bottom of the window. */
package org.portalscope.ui.timeline;
