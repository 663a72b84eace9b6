package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.api.NiFailType;

/** An input of a case. What cannot happen in the state at hand, because something before it was taken out, does nothing. */
sealed interface Step {

    /** Steps that do less, or with plainer arguments, for shrinking; the plainest first. */
    List<Step> simpler();

    /**
     * A thread calls a function.
     *
     * @param arguments in the document's order: numbers, {@link Name}, {@link Md}, {@link Slot}, values of the api package, null for NULL
     */
    record Calls(int process, int thread, String function, List<Object> arguments) implements Step {

        @Override
        public List<Step> simpler() {
            List<Step> steps = new ArrayList<>();
            for (int i = 0; i < arguments.size(); i++) {
                for (Object simpler : simpler(arguments.get(i))) {
                    List<Object> others = new ArrayList<>(arguments);
                    others.set(i, simpler);
                    steps.add(new Calls(process, thread, function, others));
                }
            }
            return steps;
        }

        private static List<Object> simpler(Object argument) {
            if (argument instanceof Long number && number != 0) {
                return Math.abs(number) == 1 ? List.of(0L) : List.of(0L, 1L, number / 2);
            }
            return argument instanceof Md md && !md.equals(md.plain()) ? List.of(md.plain()) : List.of();
        }

        @Override
        public String toString() {
            return process + "." + thread + ": "
                    + arguments.stream().map(String::valueOf).collect(Collectors.joining(", ", function + "(", ")"));
        }
    }

    /** A thread that waited in PtlEQWait and was served returns. */
    record Returns(int process, int thread) implements Step {

        @Override
        public List<Step> simpler() {
            return List.of();
        }

        @Override
        public String toString() {
            return process + "." + thread + " returns from PtlEQWait";
        }
    }

    /** The oldest message of a channel arrives: of those channels that hold one, by a number that is taken modulo their count (R27). */
    record Arrives(int choice) implements Step {

        @Override
        public List<Step> simpler() {
            return choice == 0 ? List.of() : List.of(new Arrives(0), new Arrives(choice - 1));
        }

        @Override
        public String toString() {
            return "the next message of channel " + choice + " arrives";
        }
    }

    /** One of the operations that can end ends, chosen by a number that is taken modulo their count (R28). */
    record Ends(int choice) implements Step {

        @Override
        public List<Step> simpler() {
            return choice == 0 ? List.of() : List.of(new Ends(0), new Ends(choice - 1));
        }

        @Override
        public String toString() {
            return "operation " + choice + " ends";
        }
    }

    /**
     * One of the operations that have not ended fails, chosen by a number that is taken modulo their count (R73).
     *
     * @param niFailType why, unless its data were lost for another reason
     */
    record Fails(int choice, int niFailType) implements Step {

        @Override
        public List<Step> simpler() {
            return choice == 0 ? List.of() : List.of(new Fails(0, niFailType), new Fails(choice - 1, niFailType));
        }

        @Override
        public String toString() {
            return "operation " + choice + " fails: " + NiFailType.text(niFailType);
        }
    }
}
