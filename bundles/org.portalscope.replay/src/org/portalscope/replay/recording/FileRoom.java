package org.portalscope.replay.recording;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/** The room of a file on its disk. */
final class FileRoom implements RoomOnDisk {

    private final Path file;
    private final FileStore disk;

    /** @param file that exists */
    FileRoom(Path file) throws IOException {
        this.file = file;
        disk = Files.getFileStore(file);
    }

    @Override
    public long taken() throws IOException {
        return Files.size(file);
    }

    @Override
    public long left() throws IOException {
        return disk.getUsableSpace();
    }

    @Override
    public long total() throws IOException {
        return disk.getTotalSpace();
    }
}
