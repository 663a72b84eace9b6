package org.portalscope.world;

import java.util.Arrays;

import org.portalscope.world.network.ProcessChanges;
import org.portalscope.world.network.RememberedProcesses;

/**
 * Knows how many barriers all processes of a world have come to. It asks those that have changed since it was asked last, not all, and nobody as long as no
 * thread waits at a barrier.
 */
final class Barriers {

    private final World world;
    private final ProcessChanges changes;
    /** The processes whose number is up to date. */
    private final RememberedProcesses known;
    private final long[] arrivals;
    private long least;
    /** How many processes have come to no more barriers than the least. */
    private int last;
    /** Whether somebody was told that not all have arrived, and none has been able to pass since. */
    private boolean awaited;

    /** @param world whose processes have been made */
    Barriers(World world) {
        this.world = world;
        changes = world.network().changes();
        known = changes.newSetOfTurns();
        arrivals = new long[world.processes().size()];
        last = arrivals.length;
    }

    /** Whether all processes have come to so many barriers. */
    boolean haveArrived(long barriers) {
        ask();
        awaited |= least < barriers;
        return least >= barriers;
    }

    /** Learns of what has changed, if somebody waits: once another barrier can be passed, those that wait for it have changed, too. */
    void update() {
        if (awaited) {
            ask();
        }
    }

    private void ask() {
        for (int process = known.nextOther(0); process < arrivals.length; process = known.nextOther(process + 1)) {
            known.add(process);
            set(process, world.process(process).program().arrivals());
        }
        if (last == 0 && arrivals.length > 0) {
            count();
            awaited = false;
            changes.allChanged();
            known.addFirst(arrivals.length);
        }
    }

    private void set(int process, long now) {
        last -= arrivals[process] == least ? 1 : 0;
        arrivals[process] = now;
        if (now < least) {
            least = now;
            last = 0;
        }
        last += now == least ? 1 : 0;
    }

    private void count() {
        least = Arrays.stream(arrivals).min().orElseThrow();
        last = (int) Arrays.stream(arrivals).filter(number -> number == least).count();
    }
}
