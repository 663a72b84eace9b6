package org.portalscope.recording.write;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** Takes bytes and forgets them: no disk is measured. */
final class NoFile extends FileChannel {

    private long size;

    @Override
    public int write(ByteBuffer from) {
        int count = from.remaining();
        from.position(from.limit());
        size += count;
        return count;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public FileChannel truncate(long length) {
        size = length;
        return this;
    }

    @Override
    public void force(boolean metaData) {
        // nothing is kept
    }

    @Override
    protected void implCloseChannel() {
        // nothing is open
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
        throw new IOException("nothing is kept");
    }

    @Override
    public int read(ByteBuffer to, long position) throws IOException {
        throw new IOException("nothing is kept");
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) throws IOException {
        throw new IOException("nothing is kept");
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer from, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long position() {
        return size;
    }

    @Override
    public FileChannel position(long newPosition) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel from, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long length, boolean shared) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock tryLock(long position, long length, boolean shared) {
        throw new UnsupportedOperationException();
    }
}
