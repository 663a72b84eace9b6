/** Writing a recording while its processes run: a front end that allocates nothing, and a thread that writes. */
package org.portalscope.recording.write;
