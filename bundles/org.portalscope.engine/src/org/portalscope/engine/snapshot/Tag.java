package org.portalscope.engine.snapshot;

/** The type of a field, written in front of it, so that a field is never taken for another. */
enum Tag {
    NUMBER("a number"), TEXT("a text"), BYTES("bytes"), HANDLE("a handle"), OPERATION("an operation");

    private final String words;

    Tag(String words) {
        this.words = words;
    }

    /** The byte that stands for it, from 1. */
    byte code() {
        return (byte) (ordinal() + 1);
    }

    static String words(int code) {
        return code >= 1 && code <= values().length ? values()[code - 1].words : "the unknown field " + code;
    }

    String words() {
        return words;
    }
}
