package org.portalscope.analysis.branch;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;

/** Bytes of the memory of a process. */
record EditableMemory(Subject.OfExtent extent, byte[] bytes) implements Editable {

    private static final String BYTES = "bytes";

    @Override
    public List<Member> members() {
        return List.of(new Member(BYTES, HexFormat.ofDelimiter(" ").formatHex(bytes)));
    }

    @Override
    public Optional<Input> edited(Map<String, String> texts, Problems problems) {
        EditedMembers reader = new EditedMembers(this, texts, problems);
        byte[] edited = reader.bytes(BYTES, bytes);
        return reader.isRight() ? Optional.of(new MemoryEdited(extent.address(), ByteString.of(edited))) : Optional.empty();
    }
}
