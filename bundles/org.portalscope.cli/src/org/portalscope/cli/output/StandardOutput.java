package org.portalscope.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** What a command prints to. Where that fails, since a disk is full or nobody reads any more, it remembers why, and lets nothing more be done in vain. */
public final class StandardOutput extends OutputStream {

    private final OutputStream out;
    private final Runnable onFailure;
    private IOException failure;

    /** @param onFailure is called when writing fails */
    public StandardOutput(OutputStream out, Runnable onFailure) {
        this.out = out;
        this.onFailure = onFailure;
    }

    /** Whether writing failed. */
    public boolean hasFailed() {
        return failure != null;
    }

    /** Why it failed, unless the reader has just read enough. */
    public Optional<String> reason() {
        return Optional.ofNullable(failure).map(IOException::getMessage).filter(reason -> !reason.toLowerCase(Locale.ROOT).contains("pipe"));
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = e;
            onFailure.run();
            throw e;
        }
    }
}
