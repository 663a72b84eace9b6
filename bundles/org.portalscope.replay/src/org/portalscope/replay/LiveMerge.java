package org.portalscope.replay;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.network.ProcessDirectory;

/**
 * Recordings of processes that still run, as one, which is written as it grows: each keeps its order, and a message arrives after it was sent. Each begins
 * with a state of its process, and goes on from another one behind a gap. These states are of different moments: a process takes its state once all that it
 * had received by then has been sent, so that together they are a consistent cut, and a message that was sent where nobody followed is recognized by its
 * number. The engine comes to each state, and says where a process that runs has come to another one.
 */
public final class LiveMerge implements Closeable {

    private final RecordingOrigin origin;
    private final LiveReplay replay;
    private final LiveChannels channels;
    private final List<LiveSource> sources = new ArrayList<>();
    private final CheckpointedWriter writer;
    private final Listener listener;
    private boolean begun;
    private long size;

    /** Learns what is wrong with recordings, in the thread that merges. */
    public interface Listener {

        /** Replay and process differ, as a sentence; what follows of the process is unverified, up to its next new beginning. */
        void differs(String words);

        /** A recording cannot be that of a process, for a reason: what is left of it is not taken. */
        void contradicts(int source, String why);
    }

    /**
     * Begins a recording.
     *
     * @param file      to be written; one that is there is overwritten
     * @param files     the recordings, of one process each, none of which has been read
     * @param protocols whose calls are run again
     * @param told      learns of each transition with its steps; null if nobody wants to know
     * @throws IOException if the file cannot be written, or two recordings hold the same process
     */
    public LiveMerge(Path file, List<RecordingFile> files, Protocols protocols, Consumer<Transition> told, Listener listener) throws IOException {
        this.listener = listener;
        origin = MergedOrigin.of(files.stream().map(RecordingFile::origin).toList());
        replay = new LiveReplay(origin, new InitialMemory(new TransitionList(List.of()), origin.processes().size()), protocols, told);
        channels = new LiveChannels(replay.world());
        List<MergeSource> transitions = MergeSource.of(files);
        for (int source = 0; source < files.size(); source++) {
            sources.add(new LiveSource(source, origin.processes().get(source).name(), files.get(source), transitions.get(source), replay));
        }
        writer = CheckpointedWriter.follow(file, origin, replay);
    }

    /** What is recorded. */
    public RecordingOrigin origin() {
        return origin;
    }

    /** The state of all processes behind what has been taken. */
    public WorldState state() {
        return new LocalWorldState(replay.world());
    }

    /** Whether all processes have taken the state with which they begin; nothing is written before. */
    public boolean hasBegun() {
        return begun;
    }

    /** How many transitions have been written. */
    public long size() {
        return size;
    }

    /** How many transitions of a recording have been taken. */
    public long taken(int source) {
        return sources.get(source).taken();
    }

    /** A process says what the digest of its state is behind so many of its transitions, none behind which has been taken. */
    public void expect(int source, long number, ProcessDigest digest) {
        sources.get(source).expect(number, digest);
    }

    /** A process says that a new beginning of its recording follows, behind which what it says next is. */
    public void announceBeginning(int source) {
        sources.get(source).announceBeginning();
    }

    /** Nothing more comes of a process: nobody waits for messages that it may have sent. */
    public void end(int source) {
        sources.get(source).end();
    }

    /** Whether replay and process differ, since its last new beginning. */
    public boolean isUnverified(int source) {
        return sources.get(source).isUnverified();
    }

    /**
     * Takes what has come, each recording in turn, as far as nothing waits for what others have not told.
     *
     * @return whether anything was taken
     */
    public boolean advance() {
        sources.forEach(LiveSource::refresh);
        if (begun) {
            sources.forEach(this::compare);
        }
        boolean any = false;
        int waiting = 0;
        for (int turn = 0; waiting < sources.size(); turn = (turn + 1) % sources.size()) {
            boolean taken = areThere() && advance(sources.get(turn), false);
            waiting = taken ? 0 : waiting + 1;
            any |= taken;
        }
        return any;
    }

    /** All begin together. */
    private boolean areThere() {
        return begun || sources.stream().allMatch(source -> source.hasState() || source.isOver());
    }

    /** Whether a recording has something that waits for what others have not told. */
    public boolean isHeld(int source) {
        return areThere() && (sources.get(source).beginning() != null || sources.get(source).next() != null);
    }

    /** Takes what is next in a recording although others have not told what it waits for; nobody waits for messages on those channels any more. */
    public void force(int source) {
        advance(sources.get(source), true);
    }

    private boolean advance(LiveSource source, boolean force) {
        try {
            LiveReplay.Beginning beginning = source.beginning();
            if (beginning != null) {
                return begin(source, beginning, force);
            }
            RecordedTransition next = source.next();
            return next != null && take(source, next, force);
        } catch (UncheckedIOException e) {
            leave(source, e.getCause().getMessage());
            return true;
        }
    }

    /** What is left of a recording is not taken. */
    public void leave(int source) {
        sources.get(source).leave();
        beginRunOnceAllHaveBegun();
    }

    private void leave(LiveSource source, String why) {
        source.leave();
        listener.contradicts(source.process(), why);
        beginRunOnceAllHaveBegun();
    }

    /** A process takes a state once all has been sent that it had received by then. */
    private boolean begin(LiveSource source, LiveReplay.Beginning beginning, boolean force) {
        Optional<String> contradiction = channels.contradiction(beginning.counts(), source.process());
        if (contradiction.isPresent()) {
            leave(source, contradiction.get());
            return true;
        }
        if (!force && !canBegin(beginning)) {
            return false;
        }
        if (force) {
            beginning.counts().received().keySet().forEach(channels::doubt);
        }
        channels.begin(source.process(), beginning);
        source.begun();
        if (begun) {
            writer.restart(source.name() + ": gap");
            compare(source);
        } else {
            beginRunOnceAllHaveBegun();
        }
        return true;
    }

    private void beginRunOnceAllHaveBegun() {
        if (!begun && sources.stream().allMatch(each -> each.hasBegun() || each.isOver())) {
            begun = true;
            channels.beginRun();
            writer.restart("");
            sources.forEach(this::compare);
        }
    }

    private boolean canBegin(LiveReplay.Beginning beginning) {
        for (Map.Entry<MessageCounts.Pair, Long> received : beginning.counts().received().entrySet()) {
            if (!isSent(received.getKey(), received.getValue())) {
                return false;
            }
        }
        return true;
    }

    /** Whether a message of a channel has been sent where its sender stands: what happened in the gap before its next new beginning, nobody will tell. */
    private boolean isSent(MessageCounts.Pair pair, long number) {
        int process = channels.sender(pair);
        if (process == ProcessDirectory.NOBODY || channels.isDoubtful(pair) || sources.get(process).isOver()) {
            return true;
        }
        LiveReplay.Beginning beginning = sources.get(process).beginning();
        return number <= (beginning == null ? channels.sent(pair) : beginning.counts().sent().getOrDefault(pair, 0L));
    }

    private boolean take(LiveSource source, RecordedTransition transition, boolean force) {
        Choice choice = replay.choice(transition);
        Message arriving = RepeatedMessages.delivered(choice);
        Optional<MessageCounts.Pair> untold = arriving == null ? Optional.empty() : channels.untold(arriving);
        if (!force && (untold.isPresent() && !isSent(untold.get(), channels.received(untold.get()) + 1) || waitsForData(choice))) {
            return false;
        }
        if (force) {
            untold.ifPresent(channels::doubt);
        }
        if (arriving != null) {
            channels.arrive(arriving);
        }
        if (begun) {
            replay.advance(transition, choice);
        } else {
            replay.pass(transition, choice);
        }
        channels.count();
        source.take();
        if (begun) {
            write(source, transition, choice, untold.isPresent());
        }
        return true;
    }

    private void write(LiveSource source, RecordedTransition transition, Choice choice, boolean isUntold) {
        size++;
        writer.write(transition, choice);
        if (isUntold) {
            writer.label(source.name() + ": sending not known");
        }
        compare(source);
    }

    /** Whether a choice takes data that have not left their sender, who will still tell of that. */
    private boolean waitsForData(Choice choice) {
        Message whole = RepeatedMessages.deliveredWhole(choice);
        Message message = whole == null ? RepeatedMessages.completed(choice) : whole;
        if (message == null || isPeerLost(choice) || replay.world().network().payload(message) != null) {
            return false;
        }
        int sender = replay.world().network().directory().process(message.initiator().packed());
        if (sender == ProcessDirectory.NOBODY || sources.get(sender).isOver()) {
            return false;
        }
        LiveReplay.Beginning beginning = sources.get(sender).beginning();
        return beginning == null ? RepeatedMessages.isYetToSend(replay.world(), message.key()) : canBegin(beginning);
    }

    private static boolean isPeerLost(Choice choice) {
        return RepeatedMessages.plain(choice) instanceof Choice.Complete completion && completion.niFailType() == NiFailType.PTL_NI_PEER_DEAD;
    }

    private void compare(LiveSource source) {
        if (source.differs()) {
            writer.label(source.name() + ": state and replay differ; unverified from here on");
            listener.differs(source.name() + ": state and replay differ since transition " + size
                    + ": another version, memory written outside, or a faulty node. What follows is unverified.");
        }
    }

    /** Waits until everything that has been taken is in the file. */
    public void flush() {
        writer.flush();
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
        return writer.problem();
    }

    /**
     * Ends the recording in good order.
     *
     * @throws IOException if it could not be written
     */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
