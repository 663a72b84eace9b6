package org.portalscope.mpi.call;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ProtocolError;

/** Finds memory that a call would send and fill at the same time, which MPI calls erroneous. */
final class Overlaps {

    /** Some memory, and whether it is filled. */
    private record Piece(Buffer memory, boolean filled) {

        long end() {
            return memory.address() + memory.length();
        }
    }

    private Overlaps() {
    }

    /** What is wrong with data that a process sends and memory that it fills in one call, or null. */
    static ProtocolError error(List<TypedBuffer> sent, List<TypedBuffer> filled) {
        long sentTo = Long.MIN_VALUE;
        long filledTo = Long.MIN_VALUE;
        for (Piece piece : Stream.concat(pieces(sent, false), pieces(filled, true)).sorted(Comparator.comparing(each -> each.memory().address())).toList()) {
            if (piece.memory().address() < (piece.filled() ? sentTo : filledTo)) {
                return MpiErrors.of(MpiErrors.BUFFER, "what is sent and what is filled overlap in " + piece.memory().name());
            }
            sentTo = piece.filled() ? sentTo : Math.max(sentTo, piece.end());
            filledTo = piece.filled() ? Math.max(filledTo, piece.end()) : filledTo;
        }
        return null;
    }

    private static Stream<Piece> pieces(List<TypedBuffer> elements, boolean filled) {
        return elements.stream().flatMap(TypedBuffer::places).filter(memory -> memory.length() > 0).map(memory -> new Piece(memory, filled));
    }
}
