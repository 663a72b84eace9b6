package org.portalscope.replay.recording;

import java.io.IOException;

/** How much room there is where a recording is written. */
interface RoomOnDisk {

    /** Bytes that the file takes. */
    long taken() throws IOException;

    /** Bytes that are left. */
    long left() throws IOException;

    /** Bytes that there are in all. */
    long total() throws IOException;
}
