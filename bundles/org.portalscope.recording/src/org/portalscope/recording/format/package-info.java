/** The bytes of a recording, as {@code releng/docs/recording-format.md} describes them: what is in a block, and what stands around it. */
package org.portalscope.recording.format;
