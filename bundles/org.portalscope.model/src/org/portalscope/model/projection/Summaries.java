package org.portalscope.model.projection;

import org.portalscope.engine.effect.EntryLinked;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.QueueFreed;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Process;
import org.portalscope.timeline.state.ProcessState;

/** What the model holds of every process, in full or not: who it is, how it stands, and how many entries and events it has. */
final class Summaries {

    private Summaries() {
    }

    /** A process with its summary only. */
    static Process of(ProcessState source) {
        Process process = PortalsFactory.eINSTANCE.createProcess();
        process.setIndex(source.index());
        process.setName(source.name());
        process.setId(source.id());
        process.setUid(source.uid());
        for (NetworkInterface ni : source.portals().interfaces()) {
            process.getIds().add(ni.id());
            process.setPostedEntries(process.getPostedEntries() + ni.portalTable().stream().mapToInt(MatchList::size).sum());
            process.setWaitingEvents(process.getWaitingEvents() + ni.queues().all().stream().mapToInt(EventQueue::size).sum());
        }
        update(process, source);
        return process;
    }

    /** Says how a process stands, which depends on all that happens in its world and not on effects of its own only. */
    static void update(Process process, ProcessState source) {
        process.setReadiness(source.readiness());
        process.setFailed(source.hasFailed());
        process.setDead(source.isDead());
    }

    static void register(Handlers handlers) {
        handlers.on(EntryLinked.class, (index, effect, applied) -> entries(index, applied ? 1 : -1));
        handlers.on(EntryUnlinked.class, (index, effect, applied) -> entries(index, applied ? -1 : 1));
        handlers.on(EventLogged.class, (index, effect, applied) -> events(index, applied ? 1 : -1));
        handlers.on(EventTaken.class, (index, effect, applied) -> events(index, applied ? -1 : 1));
        handlers.on(QueueFreed.class, (index, effect, applied) -> events(index, applied ? -effect.events().size() : effect.events().size()));
    }

    private static void entries(ProcessIndex index, int more) {
        index.process().setPostedEntries(index.process().getPostedEntries() + more);
    }

    private static void events(ProcessIndex index, int more) {
        index.process().setWaitingEvents(index.process().getWaitingEvents() + more);
    }
}
