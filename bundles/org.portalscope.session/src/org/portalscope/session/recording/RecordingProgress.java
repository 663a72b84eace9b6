package org.portalscope.session.recording;

/** Is told now and then how far something has come that goes through a recording. */
@FunctionalInterface
public interface RecordingProgress {

    /**
     * So many transitions have been passed.
     *
     * @param total of the recording
     */
    void passed(long transitions, long total);
}
