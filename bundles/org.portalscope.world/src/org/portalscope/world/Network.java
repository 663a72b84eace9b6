package org.portalscope.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/**
 * What is under way between the processes of a world: headers, which arrive in the order in which they were sent (§3.9.2), and
 * data, or the news that they will never come, which an operation takes when it ends. It also remembers whose turn was last.
 */
public final class Network implements Fabric {

    final List<Message> inFlight = new ArrayList<>();
    final Map<Message.Key, Payload> data = new LinkedHashMap<>();
    final Set<Message.Key> refused = new LinkedHashSet<>();
    Turn turn = Turn.NONE;

    Network() {
    }

    /** The messages whose headers are under way, in the order in which they were sent. */
    public List<Message> inFlight() {
        return Collections.unmodifiableList(inFlight);
    }

    /** Whose turn was last. */
    public Turn turn() {
        return turn;
    }

    /** The oldest message between each pair of processes: what can be delivered next. */
    List<Message> deliverable() {
        Map<List<Object>, Message> oldest = new LinkedHashMap<>();
        inFlight.forEach(message -> oldest.putIfAbsent(List.of(message.initiator(), message.target()), message));
        return List.copyOf(oldest.values());
    }

    @Override
    public void ship(Header header) {
        inFlight.add(header.message());
    }

    @Override
    public void unship(Message message) {
        inFlight.remove(inFlight.size() - 1);
    }

    @Override
    public void shipData(Header header, byte[] memory, int from, int length) {
        data.put(header.message().key(), Payload.of(Arrays.copyOfRange(memory, from, from + length)));
    }

    @Override
    public void unshipData(Message.Key message) {
        data.remove(message);
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        data.put(header.message().key(), Payload.lost(niFailType));
    }

    @Override
    public void unwithholdData(Message.Key message) {
        data.remove(message);
    }

    String dump() {
        StringBuilder out = new StringBuilder("turn " + turn + '\n');
        inFlight.forEach(message -> out.append(message).append('\n'));
        refused.stream().map(key -> key + " refused\n").sorted().forEach(out::append);
        data.entrySet().stream().map(entry -> entry.getKey() + " data " + Arrays.toString(entry.getValue().data())
                + NiFailType.text(entry.getValue().niFailType()) + '\n').sorted()
                .forEach(out::append);
        return out.toString();
    }
}
