package org.portalscope.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
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

    private final Directory directory;
    private final List<List<Channel>> channels = new ArrayList<>();
    private long sent;
    final Map<Message.Key, Payload> data = new HashMap<>();
    final Set<Message.Key> refused = new HashSet<>();
    Turn turn = Turn.NONE;
    long transitions;

    Network(Directory directory, int processes) {
        this.directory = directory;
        for (int i = 0; i < processes; i++) {
            channels.add(new ArrayList<>());
        }
    }

    /** The messages whose headers are under way, in the order in which they were sent. */
    public List<Message> inFlight() {
        return underway().stream().map(Channel.Underway::message).toList();
    }

    /** Whose turn was last. */
    public Turn turn() {
        return turn;
    }

    /** The channels that lead to a process, and those from it to nobody, by initiator and target. */
    List<Channel> channels(int process) {
        return channels.get(process);
    }

    /** The channel that a message travels on. */
    Channel channel(Message message) {
        return channel(message.initiator().packed(), message.target().packed());
    }

    /** Messages under way that were sent before the one of a number. */
    int before(long number) {
        int before = 0;
        for (List<Channel> ofTaker : channels) {
            for (Channel channel : ofTaker) {
                for (Channel.Underway underway : channel.messages()) {
                    before += underway.number() < number ? 1 : 0;
                }
            }
        }
        return before;
    }

    @Override
    public void ship(Header header) {
        channel(header.initiator(), header.target()).add(header.message(), sent++);
    }

    @Override
    public void unship(Message message) {
        channel(message).removeLast();
        sent--;
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
        inFlight().forEach(message -> out.append(message).append('\n'));
        channels.forEach(ofTaker -> ofTaker.forEach(channel -> channel.dump(out)));
        refused.stream().map(key -> key + " refused\n").sorted().forEach(out::append);
        data.entrySet().stream().map(entry -> entry.getKey() + " data " + Arrays.toString(entry.getValue().data())
                + NiFailType.text(entry.getValue().niFailType()) + '\n').sorted()
                .forEach(out::append);
        return out.toString();
    }

    private Channel channel(long initiator, long target) {
        List<Channel> ofTaker = channels.get(directory.taker(initiator, target));
        int place = 0;
        for (; place < ofTaker.size(); place++) {
            int order = ofTaker.get(place).compareTo(initiator, target);
            if (order == 0) {
                return ofTaker.get(place);
            }
            if (order > 0) {
                break;
            }
        }
        Channel opened = new Channel(initiator, target);
        ofTaker.add(place, opened);
        return opened;
    }

    private List<Channel.Underway> underway() {
        List<Channel.Underway> underway = new ArrayList<>();
        channels.forEach(ofTaker -> ofTaker.forEach(channel -> channel.messages().forEach(underway::add)));
        underway.sort(Comparator.comparingLong(Channel.Underway::number));
        return underway;
    }
}
