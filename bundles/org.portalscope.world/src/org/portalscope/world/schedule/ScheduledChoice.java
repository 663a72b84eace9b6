package org.portalscope.world.schedule;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * A choice in words that mean the same in every run of a scenario: {@code client run 0}, {@code server deliver put #1 of 0:0},
 * {@code server complete put #1 of 0:0}, {@code server fail put #1 of 0:0 PTL_NI_DATA_LOST} or {@code server die}.
 *
 * @param process the name of the process that takes it
 * @param act     what happens
 * @param object  what it happens to: the number of a thread, or a message or operation by its kind, its number and the process that
 *                initiated it; empty for a death
 */
public record ScheduledChoice(String process, Act act, String object) {

    private static final String OPERATION = "\\w+ #\\d{1,10} of \\d+:\\d+";
    private static final Pattern FORM = Pattern.compile("(?<process>\\S+) (?<act>run(?= \\d{1,9}$)|(?:deliver|complete)(?= " + OPERATION
            + "$)|fail(?= " + OPERATION + " \\w+$)|die$)(?: (?<object>.+))?");

    /** What can happen. */
    public enum Act {
        /** A thread executes a statement, or goes on with it. */
        RUN,
        /** The header of a message arrives. */
        DELIVER,
        /** An operation ends. */
        COMPLETE,
        /** An operation fails. */
        FAIL,
        /** The process dies. */
        DIE;

        /** The word in a schedule. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The words for a choice of a world, which is none that somebody outside the world has made. */
    public static ScheduledChoice of(World world, Choice choice) {
        if (choice instanceof Choice.Repeat repeat) {
            return of(world, repeat.choice());
        }
        return new ScheduledChoice(world.process(choice.process()).name(), act(choice), object(choice));
    }

    /** The choice of the given words, or nothing if they have not the form of any. */
    static Optional<ScheduledChoice> parse(String words) {
        Matcher matcher = FORM.matcher(words);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String object = matcher.group("object");
        return Optional.of(new ScheduledChoice(matcher.group("process"), Act.valueOf(matcher.group("act").toUpperCase(Locale.ROOT)),
                object == null ? "" : object));
    }

    /** The choice that they mean in a world as it is now, or nothing if that is not possible there. Faults need not be declared. */
    public Optional<Choice> in(World world) {
        if (act == Act.DIE && !world.hasFailed()) {
            return world.processes().stream().filter(victim -> victim.name().equals(process) && !victim.isDead()).findFirst()
                    .map(victim -> new Choice.Die(victim.index()));
        }
        for (Choice choice : world.enabled()) {
            if (world.process(choice.process()).name().equals(process)) {
                Choice meant = meant(choice);
                if (meant != null) {
                    return Optional.of(meant);
                }
            }
        }
        return Optional.empty();
    }

    /** The choice, if it or its failing is meant, or null. */
    private Choice meant(Choice choice) {
        if (act == act(choice) && object.equals(object(choice))) {
            return choice;
        }
        if (act == Act.FAIL && choice instanceof Choice.Complete complete && complete.niFailType() == NiFailType.PTL_NI_OK) {
            return NiFailType.NAMES.stream().map(NiFailType.NAMES::indexOf).skip(1)
                    .map(niFailType -> new Choice.Complete(complete.process(), complete.operation(), niFailType))
                    .filter(failing -> object.equals(object(failing))).findFirst().orElse(null);
        }
        return null;
    }

    private static Act act(Choice choice) {
        if (choice instanceof Choice.Die) {
            return Act.DIE;
        }
        if (choice instanceof Choice.RunThread) {
            return Act.RUN;
        }
        if (choice instanceof Choice.Complete complete) {
            return complete.niFailType() == NiFailType.PTL_NI_OK ? Act.COMPLETE : Act.FAIL;
        }
        return Act.DELIVER;
    }

    private static String object(Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return Integer.toString(run.thread());
        }
        if (choice instanceof Choice.Deliver deliver) {
            return object(deliver.message().kind().word(), deliver.message().operation());
        }
        if (choice instanceof Choice.Die) {
            return "";
        }
        Choice.Complete complete = (Choice.Complete) choice;
        String operation = object(complete.operation().kind().word(), complete.operation().message().operation());
        return complete.niFailType() == NiFailType.PTL_NI_OK ? operation : operation + ' ' + NiFailType.text(complete.niFailType());
    }

    private static String object(String kind, OperationId id) {
        return kind + ' ' + id + " of " + id.initiator();
    }

    /** As a schedule has it. */
    @Override
    public String toString() {
        return process + ' ' + act.word() + (object.isEmpty() ? "" : ' ' + object);
    }
}
