/** A world as it is at the cursor of a session, to look at only. */
package org.portalscope.timeline.state;
