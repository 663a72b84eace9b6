package org.portalscope.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A random program of MPI that is valid: it ends in every order of events, even if no send is ever buffered. All ranks take part in one sequence of actions
 * (messages and collectives) and make their calls for an action in the order of that sequence. A call waits only for actions that it has come to: the rank
 * that is stuck at the least action would find all others there or beyond. Receives from any source are in bursts that nothing interrupts at the receiver.
 */
final class RandomMpiProgram {

    private static final List<String> SENDS = List.of("Send", "Send", "Isend", "Isend", "Issend", "Ssend", "Bsend", "Ibsend");
    private static final int LONGEST = 24;
    private static final int TAGS = 3;
    private static final int MOST_IN_A_BURST = 7;

    private final Random random;
    private final int ranks;
    private final List<Rank> all;
    /** The number of the next message. */
    private int messages = 1;
    /** The tag of the next burst, which nothing else has. */
    private int burstTag = 100;

    /** What a thread of a rank does, and which requests it has open. */
    private static final class Rank {

        final StringBuilder regions = new StringBuilder();
        final StringBuilder statements = new StringBuilder();
        final List<String> open = new ArrayList<>();
        final List<String> claims = new ArrayList<>();

        void add(String statement) {
            statements.append("        ").append(statement).append('\n');
        }
    }

    private RandomMpiProgram(Random random, int ranks, int actions) {
        this.random = random;
        this.ranks = ranks;
        all = IntStream.range(0, ranks).mapToObj(rank -> new Rank()).toList();
        for (int i = 0; i < actions; i++) {
            act();
        }
        all.forEach(this::complete);
    }

    /**
     * The text of a program.
     *
     * @param parameters of MPI, {@code { credits = 1 }}
     * @param threads    of each rank, each with a communicator of its own
     */
    static String text(long seed, String parameters, int ranks, int threads, int actions) {
        Random random = new Random(seed);
        List<RandomMpiProgram> programs = IntStream.range(0, threads).mapToObj(thread -> new RandomMpiProgram(random, ranks, actions)).toList();
        return IntStream.range(0, ranks).mapToObj(rank -> process(rank, programs))
                .collect(Collectors.joining("\n", "scenario \"random " + seed + "\"; use mpi " + parameters + ";\n", "\n"));
    }

    private static String process(int rank, List<RandomMpiProgram> programs) {
        StringBuilder text = new StringBuilder("process r" + rank + " at " + rank + ":0 {\n");
        for (int thread = 0; thread < programs.size(); thread++) {
            text.append(programs.get(thread).all.get(rank).regions.toString().replace("THREAD", "t" + thread));
        }
        text.append("    region attached[10000];\n    MPI_Init();\n    MPI_Buffer_attach(attached, 10000);\n    done = 0;\n");
        for (int thread = 0; thread < programs.size(); thread++) {
            text.append("    MPI_Comm_dup(MPI_COMM_WORLD, &c").append(thread).append(");\n");
        }
        for (int thread = programs.size() - 1; thread >= 0; thread--) {
            String body = programs.get(thread).all.get(rank).statements.toString().replace("THREAD", "t" + thread).replace("COMM", "c" + thread);
            text.append(thread == 0 ? body : "    thread other" + thread + " {\n" + body + "        done = done + 1;\n    }\n");
        }
        return text.append("    wait until done == ").append(programs.size() - 1).append(";\n    MPI_Finalize();\n}\n").toString();
    }

    private void act() {
        switch (random.nextInt(12)) {
            case 0 -> collective();
            case 1, 2 -> burst();
            case 3 -> complete(all.get(random.nextInt(ranks)));
            case 4 -> flood();
            case 5 -> ready();
            default -> message(random.nextInt(ranks), random.nextInt(ranks), random.nextInt(TAGS), random.nextInt(LONGEST));
        }
    }

    private String region(Rank rank, int message, String kind, int length) {
        String name = "THREAD_" + kind + message;
        rank.regions.append("    region ").append(name).append('[').append(Math.max(1, length)).append(']')
                .append(kind.equals("s") ? " = " + message % 251 : "").append(";\n");
        return name;
    }

    private void message(int from, int to, int tag, int length) {
        int message = messages++;
        if (from == to || random.nextBoolean()) {
            receiveLater(to, from, tag, message, length);
            send(from, to, tag, message, length, from == to ? "Isend" : null);
        } else {
            send(from, to, tag, message, length, null);
            receive(to, Integer.toString(from), tag, message, length);
        }
    }

    /** @param kind of the call, or null for any */
    private void send(int from, int to, int tag, int message, int length, String kind) {
        Rank rank = all.get(from);
        String call = kind == null ? SENDS.get(random.nextInt(SENDS.size())) : kind;
        String arguments = region(rank, message, "s", length) + ", " + length + ", MPI_BYTE, " + to + ", " + tag + ", COMM";
        if (call.startsWith("I")) {
            rank.add("MPI_" + call + "(" + arguments + ", &THREAD_q" + message + ");");
            rank.open.add("THREAD_q" + message);
        } else {
            rank.add("MPI_" + call + "(" + arguments + ");");
        }
    }

    private void receiveLater(int to, int from, int tag, int message, int length) {
        Rank rank = all.get(to);
        rank.add("MPI_Irecv(" + region(rank, message, "r", length) + ", " + length + ", MPI_BYTE, " + from + ", " + tag + ", COMM, &THREAD_p" + message + ");");
        rank.open.add("THREAD_p" + message);
        claim(rank, message, length);
    }

    private void claim(Rank rank, int message, int length) {
        if (length > 0) {
            rank.claims.add("assert THREAD_r" + message + "[" + (length - 1) + "] == " + message % 251 + ";");
        }
    }

    /** Receives a message in one of the ways that there are. */
    private void receive(int to, String from, int tag, int message, int length) {
        Rank rank = all.get(to);
        String envelope = from + ", " + tag + ", COMM, ";
        String buffer = region(rank, message, "r", length) + ", " + length + ", MPI_BYTE, ";
        switch (random.nextInt(5)) {
            case 0 -> {
                rank.add("MPI_Probe(" + envelope + "NULL);");
                rank.add("MPI_Recv(" + buffer + envelope + "NULL);");
            }
            case 1 -> {
                rank.add("MPI_Mprobe(" + envelope + "&THREAD_m" + message + ", NULL);");
                rank.add("MPI_Mrecv(" + buffer + "&THREAD_m" + message + ", NULL);");
            }
            case 2 -> {
                rank.add("MPI_Irecv(" + buffer + envelope + "&THREAD_p" + message + ");");
                rank.open.add("THREAD_p" + message);
            }
            default -> rank.add("MPI_Recv(" + buffer + envelope + "NULL);");
        }
        claim(rank, message, length);
    }

    /** Many messages to one rank, which receives them from any source; the others have no order among them. */
    private void burst() {
        int to = random.nextInt(ranks);
        int tag = burstTag++;
        int count = random.nextInt(1, MOST_IN_A_BURST);
        int length = random.nextInt(LONGEST);
        boolean blocking = random.nextBoolean();
        for (int i = 0; i < count; i++) {
            int from = (to + random.nextInt(1, ranks)) % ranks;
            send(from, to, tag, messages++, length, null);
            Rank rank = all.get(to);
            int message = messages++;
            String arguments = region(rank, message, "r", length) + ", " + length + ", MPI_BYTE, MPI_ANY_SOURCE, " + tag + ", COMM, ";
            rank.add(blocking ? "MPI_Recv(" + arguments + "NULL);" : "MPI_Irecv(" + arguments + "&THREAD_p" + message + ");");
            if (!blocking) {
                rank.open.add("THREAD_p" + message);
            }
        }
    }

    /** Messages that have come before the receiver posts all their receives, one behind the other, in calls that wait for nothing. */
    private void flood() {
        int to = random.nextInt(ranks);
        int first = messages;
        int count = random.nextInt(2, MOST_IN_A_BURST);
        int[] from = IntStream.range(0, count).map(i -> random.nextInt(ranks)).toArray();
        for (int i = 0; i < count; i++) {
            send(from[i], to, 50, messages++, random.nextInt(4), "Isend");
        }
        all.get(to).add("repeat " + random.nextInt(1, 90) + " { THREAD_x = 1; }");
        for (int i = 0; i < count; i++) {
            receiveInto(to, from[i], first + i);
        }
    }

    private void receiveInto(int to, int from, int message) {
        Rank rank = all.get(to);
        rank.add("MPI_Irecv(" + region(rank, message, "r", 4) + ", 4, MPI_BYTE, " + from + ", 50, COMM, &THREAD_p" + message + ");");
        rank.open.add("THREAD_p" + message);
    }

    /** A ready send behind a barrier that its receive is before. */
    private void ready() {
        int from = random.nextInt(ranks);
        int to = random.nextInt(ranks);
        int length = random.nextInt(LONGEST);
        int message = messages++;
        receiveLater(to, from, burstTag, message, length);
        all.forEach(rank -> rank.add("MPI_Barrier(COMM);"));
        send(from, to, burstTag++, message, length, from == to || random.nextBoolean() ? "Irsend" : "Rsend");
    }

    private void collective() {
        int root = random.nextInt(ranks);
        String call = switch (random.nextInt(5)) {
            case 0 -> "MPI_Bcast(BUFFER, 5, MPI_BYTE, " + root + ", COMM);";
            case 1 -> "MPI_Allreduce(MPI_IN_PLACE, BUFFER, 3, MPI_UNSIGNED_CHAR, MPI_MAX, COMM);";
            case 2 -> "MPI_Scan(MPI_IN_PLACE, BUFFER, 9, MPI_BYTE, MPI_BXOR, COMM);";
            case 3 -> "MPI_Allgather(MPI_IN_PLACE, 0, MPI_BYTE, BUFFER, 2, MPI_BYTE, COMM);";
            default -> "MPI_Barrier(COMM);";
        };
        int message = messages++;
        for (Rank rank : all) {
            rank.add(call.replace("BUFFER", call.contains("BUFFER") ? region(rank, message, "r", LONGEST) : ""));
        }
    }

    /** Waits for all open requests, in one of the ways that there are, and looks at what has been received. */
    private void complete(Rank rank) {
        if (rank.open.isEmpty()) {
            return;
        }
        int count = rank.open.size();
        rank.add("THREAD_Q = [" + String.join(", ", rank.open) + "];");
        switch (random.nextInt(6)) {
            case 0 -> rank.open.forEach(request -> rank.add("MPI_Wait(&" + request + ", NULL);"));
            case 1 -> rank.add("repeat " + count + " { MPI_Waitany(" + count + ", &THREAD_Q, &THREAD_i, NULL); }");
            case 2 -> rank.add("THREAD_n = 0; while THREAD_n < " + count + " { MPI_Waitsome(" + count
                    + ", &THREAD_Q, &THREAD_o, &THREAD_I, NULL); THREAD_n = THREAD_n + THREAD_o; }");
            case 3 -> rank.add("THREAD_f = 0; while THREAD_f == 0 { MPI_Testall(" + count + ", &THREAD_Q, &THREAD_f, NULL); }");
            default -> rank.add("MPI_Waitall(" + count + ", &THREAD_Q, NULL);");
        }
        rank.claims.forEach(rank::add);
        rank.open.clear();
        rank.claims.clear();
    }
}
