/** Reading a recording from its file: any part of it, while it grows or after its writer has died. */
package org.portalscope.recording.read;
