/** What is going on at the cursor: what is done there, by whom, and what changed on the way. */
package org.portalscope.timeline.cursor;
