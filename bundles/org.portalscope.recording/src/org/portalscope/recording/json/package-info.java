/** Lines of JSON: how values are written, and how a line is read with the position of everything in it. */
package org.portalscope.recording.json;
