package org.portalscope.node.client;

import java.util.Optional;

import org.portalscope.node.control.ControlFrame;

/** What a node has said of its recording: what it says next has to go with that. */
final class NodeReports {

    /** The transition behind which the last digest was. */
    private long last;

    /**
     * Why a node cannot say something; empty if it can.
     *
     * @param received how many transitions have come of it
     */
    Optional<String> contradiction(ControlFrame frame, long received) {
        return switch (frame.kind()) {
            case GAP -> frame.number() > 0 ? Optional.empty() : Optional.of(frame.number() + " transitions are missing");
            case DIGEST -> ofDigest(frame, received);
            default -> Optional.empty();
        };
    }

    private Optional<String> ofDigest(ControlFrame frame, long received) {
        long number = frame.number();
        if (number < last || number > received) {
            return Optional.of("its state after transition " + number + ", with " + received + " transitions sent, after its state after transition " + last);
        }
        last = number;
        return frame.digest().pages() >= 0 && frame.digest().firstPage() >= 0 ? Optional.empty()
                : Optional.of(frame.digest().pages() + " pages of memory from page " + frame.digest().firstPage() + " on");
    }
}
