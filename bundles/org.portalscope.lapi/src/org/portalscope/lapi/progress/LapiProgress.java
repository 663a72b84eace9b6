package org.portalscope.lapi.progress;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.protocol.call.Procedure;

/** What goes on below the calls of LAPI: procedures that give operations to Portals, and the dispatcher of events, which ends them and serves others. */
public final class LapiProgress {

    private final LapiParameters parameters;
    private final EpochEntries entries = new EpochEntries();
    private final Signals signals = new Signals();
    private final LapiDispatcher dispatcher;
    private final OperationStart start;

    public LapiProgress(LapiParameters parameters) {
        this.parameters = parameters;
        dispatcher = new LapiDispatcher(parameters, signals);
        start = new OperationStart(parameters, dispatcher);
    }

    public LapiParameters parameters() {
        return parameters;
    }

    public EpochEntries entries() {
        return entries;
    }

    public Signals signals() {
        return signals;
    }

    public LapiDispatcher dispatcher() {
        return dispatcher;
    }

    public OperationStart start() {
        return start;
    }

    /** All procedures of this package. */
    public List<Procedure> procedures() {
        return Stream.of(entries.procedures(), signals.procedures(), dispatcher.procedures(), start.procedures()).flatMap(List::stream).toList();
    }
}
