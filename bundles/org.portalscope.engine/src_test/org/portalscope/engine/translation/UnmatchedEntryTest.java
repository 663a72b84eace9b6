package org.portalscope.engine.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

class UnmatchedEntryTest {

    private static final long HANDLE = 17;
    private static final int PORTAL = 4;
    private static final ProcessId REQUESTER = new ProcessId(3, 1);
    private static final EntryRef ENTRY = new EntryRef(HANDLE, PORTAL, 2);

    private final GetRequest request = new GetRequest(new OperationId(REQUESTER, 1), REQUESTER, 100, new ProcessId(0, 0), PORTAL, 0, 0x17, 0,
            Ptl.PTL_MD_NONE, 8);

    private UnmatchedEntry unmatched(ProcessId wanted) {
        return new UnmatchedEntry(HANDLE, 2, request, new EntryValues(PORTAL, wanted, 0x27, 0xF, Unlink.PTL_RETAIN));
    }

    @Test
    void shouldHaveTheSourceCheckOnlyIfThatRefuses() {
        ProcessId wanted = new ProcessId(3, 2);
        UnmatchedEntry unmatched = unmatched(wanted);
        assertEquals(1, unmatched.size());
        assertEquals(new SourceCheck(ENTRY, REQUESTER, wanted, false), unmatched.check(0));
    }

    @Test
    void shouldHaveBothChecksIfTheBitsRefuse() {
        UnmatchedEntry unmatched = unmatched(ProcessId.ANY);
        assertEquals(2, unmatched.size());
        assertEquals(new SourceCheck(ENTRY, REQUESTER, ProcessId.ANY, true), unmatched.check(0));
        assertEquals(new BitsCheck(ENTRY, 0x17, 0x27, 0xF, false), unmatched.check(1));
    }

    @Test
    void shouldTellAJournalThatKeepsNoGroupsEachOfItsChecks() {
        List<Object> told = new ArrayList<>();
        UnmatchedEntry unmatched = unmatched(ProcessId.ANY);
        new Listing(told).note(unmatched);
        assertEquals(List.of(new Scope(Scope.Kind.ENTRY, ENTRY), unmatched.check(0), unmatched.check(1), "end"), told);
    }

    /** Adds all that it is told to a list. */
    private record Listing(List<Object> told) implements Journal {

        @Override
        public void note(Step step) {
            told.add(step);
        }

        @Override
        public void enter(Scope scope) {
            told.add(scope);
        }

        @Override
        public void leave() {
            told.add("end");
        }
    }
}
