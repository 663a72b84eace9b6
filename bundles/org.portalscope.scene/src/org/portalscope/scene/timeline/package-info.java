/** The picture of a session's timeline: a strip of transitions with the cursor in it. */
package org.portalscope.scene.timeline;
