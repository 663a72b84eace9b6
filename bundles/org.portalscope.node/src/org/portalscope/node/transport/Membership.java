package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.portalscope.engine.input.ByteString;
import org.portalscope.node.token.Token;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** Proves that this node belongs to a run, and verifies the proofs of others. A proof fits one connection, one direction and one introduction. */
final class Membership {

    /** What all proofs begin with, so that no answer on another kind of connection is one. */
    private static final byte[] LABEL = "portalscope link proof".getBytes(StandardCharsets.US_ASCII);

    private final Token token;

    Membership(Token token) {
        this.token = token;
    }

    /** The end of a connection that a proof is made by. */
    enum End {
        /** The node that has connected. */
        CONNECTING,
        /** The node that was connected with. */
        ACCEPTING
    }

    /**
     * The challenges of a connection.
     *
     * @param connecting of the node that has connected
     * @param accepting  of the node that was connected with
     */
    record Challenges(LinkFrame.Challenge connecting, LinkFrame.Challenge accepting) {
    }

    /** A challenge for one connection. */
    static LinkFrame.Challenge challenge() {
        return new LinkFrame.Challenge(ByteString.of(Token.challenge()));
    }

    /** An introduction of this node with its proof. */
    LinkFrame.Introduction prove(End end, Challenges challenges, LinkFrame.Introduction introduction) {
        return introduction.proved(ByteString.of(token.answer(question(end, challenges, introduction))));
    }

    /**
     * Verifies the proof of another node.
     *
     * @param end which that node is at
     * @throws RefusalException if it is wrong
     */
    void verify(End end, Challenges challenges, LinkFrame.Introduction introduction) throws RefusalException {
        if (!token.isAnswered(question(end, challenges, introduction), introduction.proof().toArray())) {
            throw new RefusalException("it introduced itself as " + introduction.label() + " without the token of this run; all nodes of a run need the same "
                    + "token, see --token of 'portalscope node'");
        }
    }

    private static byte[] question(End end, Challenges challenges, LinkFrame.Introduction introduction) {
        byte[] frame = LinkFrameFormat.write(introduction.proved(ByteString.of(new byte[LinkFrameFormat.PROOF])));
        return ByteBuffer.allocate(LABEL.length + 1 + 2 * LinkFrameFormat.PROOF + frame.length).put(LABEL).put((byte) (end.ordinal() + 1))
                .put(challenges.connecting().bytes().toArray()).put(challenges.accepting().bytes().toArray()).put(frame).array();
    }
}
