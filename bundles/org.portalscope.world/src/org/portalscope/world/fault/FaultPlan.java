package org.portalscope.world.fault;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.Operation;

/**
 * Faults that a run is given beside those that its scenario declares, as text. The forms:
 *
 * <pre>
 * client:send 2 PTL_NI_DATA_LOST    the second send of the process client fails (send, put, get or reply; the reason may be left out)
 * client:hold 2 to server           its second message to server and those behind it are held back while anything else can happen
 * server:die 40                     it dies before its 40th transition
 * server:PtlNIInit                  the function fails
 * random 7 3                        three faults that the seed 7 chooses, at most 9999; one, if the number is left out
 * </pre>
 */
public final class FaultPlan {

    private static final Pattern OF_PROCESS = Pattern.compile("([^\\s:]+)\\s*:\\s*(.*)");
    private static final Pattern RANDOM = Pattern.compile("random\\s+(-?\\d+)(?:\\s+(\\d+))?");
    private static final Pattern COMPLETION = Pattern.compile("(send|put|get|reply)\\s+(\\d+)(?:\\s+(\\w+))?");
    private static final Pattern HOLD = Pattern.compile("hold\\s+(\\d+)\\s+(?:to\\s+)?([^\\s:]+)");
    private static final Pattern DEATH = Pattern.compile("die\\s+(\\d+)");
    private static final int MOST_RANDOM = 9_999;
    private static final String FORMS = "'client:send 2 PTL_NI_DATA_LOST' (or put, get, reply), 'client:hold 2 to server', 'client:die 40', "
            + "'client:PtlNIInit' or 'random 7 3'";

    private final List<String> processes;
    private final Map<String, Faults> faults = new TreeMap<>();

    private FaultPlan(List<String> processes) {
        this.processes = processes;
    }

    /**
     * The faults of some plans together.
     *
     * @param processes the names of the processes that there are
     * @throws FaultPlanException for the first plan that is wrong
     */
    public static FaultPlan parse(List<String> plans, List<String> processes) throws FaultPlanException {
        FaultPlan plan = new FaultPlan(processes);
        for (String text : plans) {
            plan.add(text.strip());
        }
        return plan;
    }

    /** The faults of a process. */
    public Faults of(String process) {
        return faults.getOrDefault(process, Faults.NONE);
    }

    private void add(String text) throws FaultPlanException {
        Matcher random = RANDOM.matcher(text);
        Matcher ofProcess = OF_PROCESS.matcher(text);
        if (random.matches()) {
            addRandom(text, random);
        } else if (ofProcess.matches()) {
            requireProcess(text, ofProcess.group(1));
            add(ofProcess.group(1), fault(text, ofProcess.group(2).strip()));
        } else {
            throw problem(text, "expected " + FORMS);
        }
    }

    private void addRandom(String text, Matcher random) throws FaultPlanException {
        RandomFaults faultsOfSeed = new RandomFaults(seed(text, random.group(1)), processes);
        int count = random.group(2) == null ? 1 : number(text, random.group(2), MOST_RANDOM);
        for (int i = 0; i < count; i++) {
            add(faultsOfSeed.process(i), faultsOfSeed.fault(i));
        }
    }

    private static long seed(String text, String digits) throws FaultPlanException {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw problem(text, "the seed is a number of 64 bits, from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE);
        }
    }

    private void add(String process, Fault fault) {
        faults.merge(process, new Faults(List.of(fault)), Faults::and);
    }

    private Fault fault(String text, String what) throws FaultPlanException {
        Matcher completion = COMPLETION.matcher(what);
        if (completion.matches()) {
            return new CompletionFault(Operation.Kind.valueOf(completion.group(1).toUpperCase(Locale.ROOT)),
                    number(text, completion.group(2)), niFailType(text, completion.group(3)));
        }
        Matcher hold = HOLD.matcher(what);
        if (hold.matches()) {
            requireProcess(text, hold.group(2));
            return new HoldFault(number(text, hold.group(1)), hold.group(2));
        }
        Matcher death = DEATH.matcher(what);
        if (death.matches()) {
            return new DeathFault(number(text, death.group(1)));
        }
        Optional<Function> function = Function.named(what).filter(CallFault.CAN_FAIL::contains);
        return new CallFault(function.orElseThrow(() -> problem(text, "expected " + FORMS)));
    }

    private static int number(String text, String digits) throws FaultPlanException {
        int number = number(text, digits, Integer.MAX_VALUE);
        if (number == 0) {
            throw problem(text, "the first is number 1");
        }
        return number;
    }

    private static int number(String text, String digits, int most) throws FaultPlanException {
        BigInteger number = new BigInteger(digits);
        if (number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw problem(text, "the number is at most " + most);
        }
        return number.intValueExact();
    }

    private static int niFailType(String text, String name) throws FaultPlanException {
        int niFailType = name == null ? NiFailType.PTL_NI_DATA_LOST : NiFailType.NAMES.indexOf(name);
        if (niFailType <= NiFailType.PTL_NI_OK) {
            throw problem(text, "'" + name + "' is no reason to fail; these are: "
                    + String.join(", ", NiFailType.NAMES.subList(1, NiFailType.NAMES.size())));
        }
        return niFailType;
    }

    private void requireProcess(String text, String name) throws FaultPlanException {
        if (!processes.contains(name)) {
            throw problem(text, "there is no process '" + name + "'; there are: " + String.join(", ", processes));
        }
    }

    private static FaultPlanException problem(String text, String message) {
        return new FaultPlanException("fault '" + text + "': " + message);
    }
}
