/** Recordings and excerpts of sessions. */
package org.portalscope.ui.tests.recording;
