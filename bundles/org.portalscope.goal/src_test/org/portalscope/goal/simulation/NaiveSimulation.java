package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;

/**
 * The rules word by word, without an agenda: everything that has been created is looked through for what can happen at an instant, and of that the first
 * that was created happens; if there is none, the next instant is tried at which something changes.
 */
final class NaiveSimulation {

    private static final int CPUS = 2;

    private final GoalSchedule schedule;
    private final LogGopsParameters by;
    private final boolean nic;
    private final List<Thing> things = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final long[][] cpu;
    private final long[][] sends;
    private final long[][] receives;
    private final List<List<Node>> posted = new ArrayList<>();
    private final List<List<Thing>> unexpected = new ArrayList<>();
    private final List<List<QueueSearch>> rqHit = lists();
    private final List<List<QueueSearch>> rqMiss = lists();
    private final List<List<QueueSearch>> uqHit = lists();
    private final List<List<QueueSearch>> uqMiss = lists();
    private final int[] rqMax;
    private final int[] uqMax;
    private long now;

    /** An operation: when it has started and when it is done, or will be; -1 as long as nobody knows. */
    private static final class Node {
        private final int rank;
        private final int index;
        private final GoalOperation operation;
        private boolean released;
        private long started = -1;
        private long done = -1;

        private Node(int rank, int index, GoalOperation operation) {
            this.rank = rank;
            this.index = index;
            this.operation = operation;
        }
    }

    /** What was created: a released operation, or a message. */
    private static final class Thing {
        private final Node node;
        private final boolean message;
        private final long notBefore;
        private boolean over;
        private boolean searched;
        private Node receive;
        private long end = -1;

        private Thing(Node node, boolean message, long notBefore) {
            this.node = node;
            this.message = message;
            this.notBefore = notBefore;
        }
    }

    NaiveSimulation(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) {
        this.schedule = schedule;
        by = parameters;
        nic = matching == MatchingPlace.NIC;
        int ranks = schedule.ranks().size();
        cpu = new long[ranks][CPUS];
        sends = new long[ranks][CPUS];
        receives = new long[ranks][CPUS];
        rqMax = new int[ranks];
        uqMax = new int[ranks];
        for (int rank = 0; rank < ranks; rank++) {
            posted.add(new ArrayList<>());
            unexpected.add(new ArrayList<>());
            List<GoalOperation> operations = schedule.ranks().get(rank).operations();
            for (int i = 0; i < operations.size(); i++) {
                nodes.add(new Node(rank, i, operations.get(i)));
            }
        }
    }

    private static List<List<QueueSearch>> lists() {
        return IntStream.range(0, 8).<List<QueueSearch>>mapToObj(i -> new ArrayList<>()).toList();
    }

    List<QueueStatistics> run() {
        release();
        while (things.stream().anyMatch(thing -> !thing.over)) {
            Thing next = things.stream().filter(thing -> !thing.over && canHappen(thing)).findFirst().orElse(null);
            if (next == null) {
                now = things.stream().filter(thing -> !thing.over).mapToLong(this::nextInstant).min().orElseThrow();
            } else {
                happen(next);
                release();
            }
        }
        return IntStream.range(0, schedule.ranks().size()).mapToObj(rank -> new QueueStatistics(rqMax[rank], uqMax[rank], rqHit.get(rank), rqMiss.get(rank),
                uqHit.get(rank), uqMiss.get(rank))).toList();
    }

    private long free(Thing thing) {
        GoalOperation operation = thing.node.operation;
        if (thing.message) {
            return Math.max(cpu[operation.peer()][operation.cpu()], receives[operation.peer()][operation.nic()]);
        }
        long processor = cpu[thing.node.rank][operation.cpu()];
        return switch (operation.kind()) {
            case SEND -> Math.max(processor, sends[thing.node.rank][operation.nic()]);
            case CALCULATION -> processor;
            case RECEIVE -> 0;
        };
    }

    private boolean canHappen(Thing thing) {
        return thing.notBefore <= now && (free(thing) <= now || isToBeMatched(thing));
    }

    private boolean isToBeMatched(Thing thing) {
        return thing.message && nic && !thing.searched;
    }

    private long nextInstant(Thing thing) {
        return isToBeMatched(thing) ? thing.notBefore : Math.max(thing.notBefore, free(thing));
    }

    private void happen(Thing thing) {
        Node node = thing.node;
        GoalOperation operation = node.operation;
        long more = Math.max(0, operation.amount() - 1);
        if (thing.message) {
            if (!thing.searched) {
                searchPosted(thing);
            }
            if (free(thing) <= now) {
                thing.over = true;
                thing.end = now + by.overhead() + more * Math.max(by.byteGap(), by.byteCost());
                cpu[operation.peer()][operation.cpu()] = thing.end;
                receives[operation.peer()][operation.nic()] = now + by.gap() + more * by.byteGap();
                finish(thing);
            }
            return;
        }
        thing.over = true;
        node.started = now;
        switch (operation.kind()) {
            case CALCULATION -> {
                node.done = now + operation.amount();
                cpu[node.rank][operation.cpu()] = node.done;
            }
            case SEND -> {
                cpu[node.rank][operation.cpu()] = now + by.overhead() + more * by.byteCost();
                sends[node.rank][operation.nic()] = now + by.gap() + more * by.byteGap();
                node.done = operation.amount() <= by.rendezvous() ? now : -1;
                things.add(new Thing(node, true, now + by.overhead() + by.latency()));
            }
            case RECEIVE -> searchUnexpected(node);
        }
    }

    private void searchPosted(Thing message) {
        message.searched = true;
        int rank = message.node.operation.peer();
        List<Node> queue = posted.get(rank);
        Node found = queue.stream().filter(receive -> fit(receive, message)).findFirst().orElse(null);
        if (found == null) {
            rqMiss.get(rank).add(new QueueSearch(queue.size(), now));
            unexpected.get(rank).add(message);
            uqMax[rank] = Math.max(uqMax[rank], unexpected.get(rank).size());
        } else {
            rqHit.get(rank).add(new QueueSearch(queue.indexOf(found) + 1, now));
            queue.remove(found);
            match(message, found);
        }
    }

    private void searchUnexpected(Node receive) {
        int rank = receive.rank;
        List<Thing> queue = unexpected.get(rank);
        Thing found = queue.stream().filter(message -> fit(receive, message)).findFirst().orElse(null);
        if (found == null) {
            uqMiss.get(rank).add(new QueueSearch(queue.size(), now));
            posted.get(rank).add(receive);
            rqMax[rank] = Math.max(rqMax[rank], posted.get(rank).size());
        } else {
            uqHit.get(rank).add(new QueueSearch(queue.indexOf(found) + 1, now));
            queue.remove(found);
            match(found, receive);
        }
    }

    private static boolean fit(Node receive, Thing message) {
        GoalOperation wanted = receive.operation;
        return (wanted.peer() < 0 || wanted.peer() == message.node.rank) && (wanted.tag() < 0 || wanted.tag() == message.node.operation.tag());
    }

    private void match(Thing message, Node receive) {
        message.receive = receive;
        if (message.node.done < 0) {
            message.node.done = now;
        }
        finish(message);
    }

    private void finish(Thing message) {
        if (message.receive != null && message.end >= 0) {
            message.receive.done = Math.max(now, message.end);
        }
    }

    /** What nothing keeps waiting any more, rank by rank. */
    private void release() {
        nodes.stream().filter(node -> !node.released && earliest(node) >= 0)
                .sorted(Comparator.comparing((Node node) -> node.rank).thenComparing(node -> node.operation.kind()).thenComparing(node -> node.index))
                .forEach(node -> {
                    node.released = true;
                    boolean receive = node.operation.kind() == GoalOperation.Kind.RECEIVE;
                    things.add(new Thing(node, false, Math.max(earliest(node), receive ? cpu[node.rank][node.operation.cpu()] : 0)));
                });
    }

    /** When the last of those that it waits for allows it; -1 if one does not yet. */
    private long earliest(Node node) {
        long earliest = 0;
        for (GoalDependency dependency : schedule.ranks().get(node.rank).dependencies()) {
            if (dependency.operation() == node.index) {
                Node before = nodes.stream().filter(other -> other.rank == node.rank && other.index == dependency.predecessor()).findFirst().orElseThrow();
                long time = dependency.state() == GoalDependency.State.DONE ? before.done : before.started;
                if (time < 0) {
                    return -1;
                }
                earliest = Math.max(earliest, time);
            }
        }
        return earliest;
    }
}
