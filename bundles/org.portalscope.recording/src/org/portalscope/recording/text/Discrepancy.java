package org.portalscope.recording.text;

/**
 * Something that whoever wrote a file says of a run, and the engine sees otherwise.
 *
 * @param file   the name of the file
 * @param line   there, from 1
 * @param what   such as {@code PtlPut of client returns}
 * @param theirs as the file has it
 * @param ours   what the engine answers
 */
public record Discrepancy(String file, int line, String what, String theirs, String ours) {

    /** {@code file:line: what theirs, here ours}. */
    @Override
    public String toString() {
        return file + ":" + line + ": " + what + " " + theirs + " there, " + ours + " here";
    }
}
