package org.portalscope.engine.translation;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Scope;

/**
 * The examination of a match entry whose criteria the request does not satisfy, Portals 3.2 §3.7.1: a {@link SourceCheck}, and if that passed, a
 * {@link BitsCheck}. Most entries of a long list are passed over so, and one of these is all that is kept of each.
 *
 * @param handle   the match entry
 * @param position its place in the list when it was examined, from 1
 * @param criteria what the entry wants
 */
record UnmatchedEntry(long handle, int position, Message request, EntryValues criteria) implements CheckGroup {

    @Override
    public Scope scope() {
        return new Scope(Scope.Kind.ENTRY, entry());
    }

    @Override
    public int size() { // R47
        return admitsSource() ? 2 : 1;
    }

    @Override
    public Check check(int index) {
        return index == 0 ? new SourceCheck(entry(), request.initiator(), criteria.matchId(), admitsSource())
                : new BitsCheck(entry(), request.matchBits(), criteria.matchBits(), criteria.ignoreBits(), false);
    }

    @Override
    public Class<? extends Check> type(int index) {
        return index == 0 ? SourceCheck.class : BitsCheck.class;
    }

    private EntryRef entry() {
        return new EntryRef(handle, criteria.portal(), position);
    }

    private boolean admitsSource() {
        return criteria.matchId().admits(request.initiator().packed());
    }
}
