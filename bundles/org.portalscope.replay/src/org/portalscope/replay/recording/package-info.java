/** A session that writes what it executes into a recording as it runs, where such files are kept, and how one is saved under a name of the user's. */
package org.portalscope.replay.recording;
