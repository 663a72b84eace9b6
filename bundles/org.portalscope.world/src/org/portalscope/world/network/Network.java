package org.portalscope.world.network;

import java.util.Set;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.time.Timing;

/**
 * What is in flight between the processes of a world: headers, each on its channel, where they arrive in the order in which they were sent (§3.9.2), and
 * data, or the news that they will never come, which an operation takes when it ends. It also remembers whose turn was last.
 */
public final class Network implements RevocableFabric {

    private final ProcessDirectory directory;
    private final Timing timing;
    private final ProcessChanges changes;
    private final Channels channels;
    private final DataInFlight data = new DataInFlight();
    private boolean discards;
    private boolean isOpen;
    private int turnProcess = Turn.NONE.process();
    private int turnLane = Turn.NONE.lane();
    private long transitions;
    private long now;

    public Network(ProcessDirectory directory, Timing timing) {
        this.directory = directory;
        this.timing = timing;
        changes = new ProcessChanges(directory.processes());
        channels = new Channels(directory, timing);
    }

    /**
     * Lets it be one part of a larger network: messages for processes that are not in the world leave it, and nobody waits for data from outside.
     * That is decided before the first message.
     */
    public void open() {
        isOpen = true;
    }

    /** Whether a message leaves the world, so that nothing more is heard of it. */
    public boolean leaves(Message message) {
        return isOpen && directory.process(message.target().packed()) == ProcessDirectory.NOBODY;
    }

    /** Whether data that follow a message come through this network, rather than from outside. */
    public boolean brings(Message message) {
        return !isOpen || directory.process(message.initiator().packed()) != ProcessDirectory.NOBODY;
    }

    /** Tells when processes change. */
    public ProcessChanges changes() {
        return changes;
    }

    /** Which process has which id. */
    public ProcessDirectory directory() {
        return directory;
    }

    /** Where the headers are that are in flight. */
    public Channels channels() {
        return channels;
    }

    /** Whose turn was last. */
    public Turn turn() {
        return new Turn(turnProcess, turnLane);
    }

    /** The index of the process whose turn was last, -1 before the first turn. */
    public int turnProcess() {
        return turnProcess;
    }

    /** The lane whose turn was last, as of {@link Turn}. */
    public int turnLane() {
        return turnLane;
    }

    /** How many transitions have happened in the world. */
    public long transitions() {
        return transitions;
    }

    /** Virtual time, in nanoseconds; 0 if there is none. */
    public long now() {
        return now;
    }

    /** What has come for an operation that is to end, or null. */
    public Payload payload(Operation operation) {
        return operation.needsData() ? payload(operation.message()) : null;
    }

    /** What follows the header of a message, or null if that is not in flight. */
    public Payload payload(Message message) {
        return data.get(message);
    }

    /** How many messages have data, or the news that they will never come, in flight. */
    public int payloadCount() {
        return data.size();
    }

    /** How many messages there are whose data will be thrown away when they come. */
    public int refusedCount() {
        return data.refusedCount();
    }

    /** Whether the data of a message will be thrown away when they come. */
    public boolean isRefused(Message message) {
        return data.isRefused(message);
    }

    /** Lets the next transition begin. */
    @Mutation
    public void begin(Turn next) {
        begin(next.process(), next.lane());
    }

    /** Lets the next transition begin, of a process in a lane. */
    @Mutation
    public void begin(int process, int lane) {
        turnProcess = process;
        turnLane = lane;
        transitions++;
    }

    /** The inverse of {@link #begin}, behind which all of a transition is reverted. */
    @Mutation
    public void unbegin(Turn before) {
        transitions--;
        turnProcess = before.process();
        turnLane = before.lane();
        changes.allChanged();
    }

    /** Counts transitions from here on: what has happened before leads to the state with which the run begins. */
    @Mutation
    public void countFromHere() {
        transitions = 0;
    }

    /** Takes what follows the header of a message out of the network. */
    @Mutation
    public void removePayload(Message.Key message) {
        data.remove(message);
    }

    /** The inverse of {@link #removePayload}. */
    @Mutation
    public void putPayload(Message.Key message, Payload payload) {
        data.put(message, payload);
    }

    /** The messages whose data will be thrown away when they come. */
    public Set<Message.Key> refused() {
        return data.refused();
    }

    /** Says whether the data of a message will be thrown away when they come. */
    @Mutation
    public void setRefused(Message.Key message, boolean isRefused) {
        data.setRefused(message, isRefused);
    }

    void setNow(long time) {
        now = time;
    }

    /** Whether it throws away by itself what nobody wants, or leaves that to {@link DataDiscarded}. */
    public void setDiscarding(boolean byItself) {
        discards = byItself;
    }

    @Override
    public void discardData(Header header) {
        Message message = header.message();
        if (!data.remove(message) && brings(message)) {
            data.setRefused(message.key(), true);
        }
    }

    /** When the data of a message arrive if they leave now, or with it. */
    private long arrival(Message message) {
        return timing.exists() ? Math.max(now, channels.departure(message)) + channels.of(message).times().latency() : 0;
    }

    @Override
    public void send(Header header) {
        send(header.message());
    }

    @Override
    public void send(Message message) {
        if (leaves(message)) {
            return;
        }
        Channel channel = channels.add(message, now, message instanceof Request && turnLane >= Turn.FIRST_THREAD);
        changes.received(channel.taker());
    }

    @Override
    public void revoke(Message message) {
        if (!leaves(message)) {
            channels.removeLast(message);
        }
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        if ((!discards || !data.isForgotten(header)) && !leaves(header.message())) {
            sendData(header.message(), memory.copy(from, length));
        }
    }

    @Override
    public void sendData(Message message, byte[] bytes) {
        put(message, new Payload(bytes, NiFailType.PTL_NI_OK, arrival(message)));
    }

    @Override
    public void revokeData(Message.Key message) {
        data.remove(message);
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        if (!discards || !data.isForgotten(header)) {
            put(header.message(), new Payload(null, niFailType, arrival(header.message())));
        }
    }

    private void put(Message message, Payload payload) {
        if (leaves(message)) {
            return;
        }
        data.put(message, payload);
        changes.received(directory.taker(message.initiator().packed(), message.target().packed()));
    }

    /** Writes everything, for a snapshot. */
    public void save(ValueWriter values) {
        save(values, true);
    }

    /** Writes what {@link #save} writes in a world without virtual time in which the same has happened and nothing is held back. */
    public void saveUntimed(ValueWriter values) {
        save(values, false);
    }

    /**
     * Writes what {@link #save} writes in a world in which nothing was sent from one process to another, or to itself.
     *
     * @param turn        whose turn was last
     * @param transitions that have happened
     */
    public static void saveSilent(ValueWriter values, Turn turn, long transitions) {
        FieldWriter out = values.fields();
        out.number(0);
        save(turn, transitions, 0, out);
        Channels.saveSilent(out);
        new DataInFlight().save(values, false);
    }

    private static void save(Turn turn, long transitions, long now, FieldWriter out) {
        out.number(turn.process());
        out.number(turn.lane());
        out.number(transitions);
        out.number(now);
    }

    private void save(ValueWriter values, boolean timed) {
        FieldWriter out = values.fields();
        out.number(channels.sent());
        save(turn(), transitions, timed ? now : 0, out);
        channels.save(values, timed);
        data.save(values, timed);
    }

    /** Reads what {@link #save} has written, changes nothing, and returns what changes it. */
    public Runnable restorer(ValueReader values) {
        FieldReader in = values.fields();
        Network read = new Network(directory, timing);
        long sent = in.number();
        read.turnProcess = values.integer();
        read.turnLane = values.integer();
        read.transitions = in.number();
        read.now = in.number();
        read.channels.read(sent, values);
        read.data.read(values);
        return () -> become(read);
    }

    private void become(Network other) {
        turnProcess = other.turnProcess;
        turnLane = other.turnLane;
        transitions = other.transitions;
        now = other.now;
        channels.become(other.channels);
        data.become(other.data);
        changes.allChanged();
    }

    public String dump() {
        StringBuilder out = new StringBuilder("turn " + turn() + (timing.exists() ? " at " + now : "") + '\n');
        channels.dump(out);
        data.dump(out, timing.exists());
        return out.toString();
    }
}
