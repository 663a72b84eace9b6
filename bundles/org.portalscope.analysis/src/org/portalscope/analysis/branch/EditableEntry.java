package org.portalscope.analysis.branch;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Problems;

/** The criteria of a match entry, Portals 3.2 §3.7.1. */
record EditableEntry(long handle, EntryValues values) implements Editable {

    private static final String MATCH_ID = "match_id";
    private static final String MATCH_BITS = "match_bits";
    private static final String IGNORE_BITS = "ignore_bits";

    @Override
    public List<Member> members() {
        return List.of(new Member(MATCH_ID, values.matchId().toString()), new Member(MATCH_BITS, Numbers.hex(values.matchBits())),
                new Member(IGNORE_BITS, Numbers.hex(values.ignoreBits())));
    }

    @Override
    public Optional<Input> edited(Map<String, String> texts, Problems problems) {
        EditedMembers reader = new EditedMembers(this, texts, problems);
        EntryEdited edited = new EntryEdited(handle, reader.criterion(MATCH_ID, values.matchId()), reader.number(MATCH_BITS, values.matchBits()),
                reader.number(IGNORE_BITS, values.ignoreBits()));
        return reader.isRight() ? Optional.of(edited) : Optional.empty();
    }
}
