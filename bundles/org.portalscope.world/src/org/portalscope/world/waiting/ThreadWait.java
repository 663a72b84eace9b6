package org.portalscope.world.waiting;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.world.program.SourceLocation;

/**
 * A thread that cannot continue by itself.
 *
 * @param thread   its number in its process
 * @param name     of the process, with that of the thread unless it is the first
 * @param place    the statement that it waits in
 * @param call     that it is blocked in, with words behind it: {@code MPI_Barrier on communicator c}; the statement if it is in no call of a protocol
 * @param mode     whether all that it waits for has to happen, or one of it
 * @param acts     what it waits for; at least one
 * @param known    whether a protocol or a barrier says so; if not, the thread waits for an event that any process can cause
 * @param finished whether the thread has done all of what its source was made of, and waits only until all others have
 */
public record ThreadWait(int thread, String name, SourceLocation place, String call, Mode mode, List<AwaitedAct> acts, boolean known,
        boolean finished) {

    /** Of several things that are waited for, as many are named. */
    private static final int NAMED = 3;
    /** Characters of a sentence about a thread. */
    private static final int LONGEST = 500;

    public ThreadWait {
        acts = List.copyOf(acts);
    }

    /** Whether any of several acts of processes releases it: its edges are OR edges. */
    public boolean isAny() {
        return mode == Mode.ANY && acts.size() > 1 || acts.size() == 1 && acts.get(0).processes().size() > 1;
    }

    /** {@code blocked in MPI_Recv from rank[2] (rank 0 of communicator c), tag 3: no matching message has arrived}; at most 500 characters. */
    public String words() {
        return shortened("blocked in " + aim());
    }

    /** {@code rank[1] at line 12 polls MPI_Test for the send to rank[0]: it is not complete}: of a thread that looks for it again and again. */
    String pollSentence() {
        return subject() + " polls " + shortened(aim());
    }

    private String aim() {
        return call + (acts.size() == 1 ? one(acts.get(0)) : several());
    }

    private static String shortened(String words) {
        return words.codePointCount(0, words.length()) <= LONGEST ? words : words.substring(0, words.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }

    /** {@code rank[1] at line 12 is blocked in ...}, without a full stop. */
    public String sentence() {
        return subject() + " is " + words();
    }

    /** {@code rank[1] at line 12}. */
    public String subject() {
        return name + place.at();
    }

    private static String one(AwaitedAct act) {
        String object = act.operation().isEmpty() ? act.partner() : "for the " + act.object();
        return (object.isEmpty() ? "" : " " + object) + (act.why().isEmpty() ? "" : ": " + act.why());
    }

    private String several() {
        boolean isNamed = acts.stream().anyMatch(act -> !act.object().isEmpty());
        List<String> all = acts.stream().map(isNamed ? ThreadWait::named : AwaitedAct::why).distinct().toList();
        String first = Stream.concat(all.stream().limit(NAMED), all.size() > NAMED ? Stream.of(all.size() - NAMED + " more") : Stream.of())
                .collect(Collectors.joining("; "));
        return (isNamed ? mode == Mode.ALL ? " for all of: " : " for any of: " : ": ") + first;
    }

    private static String named(AwaitedAct act) {
        return act.object().isEmpty() ? act.why() : act.object() + (act.remarks().isEmpty() ? "" : " (" + act.remarks() + ")");
    }
}
