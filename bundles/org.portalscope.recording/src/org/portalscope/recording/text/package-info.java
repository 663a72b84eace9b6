/** Inputs as text, one JSON object a line: what others write to have their run looked at, and recordings are exported to. */
package org.portalscope.recording.text;
