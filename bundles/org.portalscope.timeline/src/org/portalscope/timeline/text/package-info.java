/** Rows and words that every front end shows of steps and match bits. */
package org.portalscope.timeline.text;
