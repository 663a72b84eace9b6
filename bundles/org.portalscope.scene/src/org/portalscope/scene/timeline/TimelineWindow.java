package org.portalscope.scene.timeline;

/**
 * The transitions of a timeline that its strip shows.
 *
 * @param first how many lie left of it
 * @param count how many it has room for; if that is as many as there are, all are shown, as those to come will be
 * @param all   whether it shows all there are, however many come
 */
public record TimelineWindow(int first, int count, boolean all) {

    /** Everything. */
    public static final TimelineWindow ALL = new TimelineWindow(0, 0, true);

    /** How many a strip shows at least. */
    static final int LEAST = 10;

    /** What is shown of a timeline of so many transitions. */
    TimelineWindow of(int size) {
        return all ? new TimelineWindow(0, size, true) : new TimelineWindow(Math.min(first, Math.max(0, size - count)), Math.min(count, size), false);
    }

    /**
     * Shows more or fewer transitions.
     *
     * @param factor how many times as many; below 1 to see more of each
     * @param number of the transition that stays where it is
     * @param size   how many there are
     */
    public TimelineWindow zoomed(double factor, int number, int size) {
        TimelineWindow now = of(size);
        int wanted = (int) Math.round(Math.max(LEAST, now.count * factor));
        if (wanted >= size) {
            return ALL;
        }
        double share = now.count == 0 ? 0 : (double) (number - 1 - now.first) / now.count;
        return new TimelineWindow(0, wanted, false).at((long) number - 1 - Math.round(share * wanted), size);
    }

    /**
     * Shows as many transitions further to the right, or to the left.
     *
     * @param share how far, in parts of what is shown; negative to the left
     */
    public TimelineWindow panned(double share, int size) {
        TimelineWindow now = of(size);
        return all ? this : now.at(now.first + Math.round(share * now.count), size);
    }

    /** Shows as many transitions, so that one of them is among them: as few as possible go, or it is in the middle if none can stay. */
    public TimelineWindow showing(int number, int size) {
        TimelineWindow now = of(size);
        if (all || number == 0 || number > now.first && number <= now.first + now.count) {
            return all ? this : now;
        }
        return now.at((long) number - 1 - now.count / 2, size);
    }

    private TimelineWindow at(long wanted, int size) {
        return new TimelineWindow((int) Math.max(0, Math.min(wanted, size - (long) count)), count, false);
    }
}
