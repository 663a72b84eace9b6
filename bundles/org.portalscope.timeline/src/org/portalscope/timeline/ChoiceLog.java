package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The log of a run that goes on: for each transition a number that stands for its choice, which takes one byte as long as there are few different ones. */
public final class ChoiceLog implements TransitionLog {

    private static final int BYTES_OF_ENTRY = 128;

    private final List<Entry> entries = new ArrayList<>();
    private final Map<Entry, Integer> numbers = new HashMap<>();
    private final PackedNumbers log;
    private final List<Label> labels = new ArrayList<>();
    private int messages;

    /** A log without transitions. */
    public ChoiceLog() {
        this(new PackedNumbers());
    }

    private ChoiceLog(PackedNumbers log) {
        this.log = log;
    }

    /** What is kept of a transition. */
    private record Entry(LoggedChoice choice, boolean drops) {
    }

    /**
     * Adds a transition.
     *
     * @param drops        whether a message was dropped in it
     * @param messagesSent how many messages have been sent in all transitions with it
     */
    public synchronized void append(LoggedChoice choice, boolean drops, int messagesSent) {
        log.add(numbers.computeIfAbsent(new Entry(choice, drops), this::enter));
        messages = messagesSent;
    }

    private int enter(Entry entry) {
        entries.add(entry);
        return entries.size() - 1;
    }

    /** A log of the first transitions of this one, which may go on otherwise; how many messages were sent in them, the caller says. */
    synchronized ChoiceLog first(int number) {
        ChoiceLog copy = new ChoiceLog(log.first(number));
        copy.entries.addAll(entries);
        copy.numbers.putAll(numbers);
        labels.stream().filter(label -> label.number() <= number).forEach(copy.labels::add);
        return copy;
    }

    synchronized void setMessages(int messagesSent) {
        messages = messagesSent;
    }

    /** Adds a label that a program came to in the last transition. */
    synchronized void label(String text) {
        labels.add(new Label(log.size(), text));
    }

    @Override
    public synchronized int size() {
        return log.size();
    }

    @Override
    public LoggedChoice choice(int number) {
        return entry(number).choice;
    }

    @Override
    public boolean drops(int number) {
        return entry(number).drops;
    }

    private synchronized Entry entry(int number) {
        return entries.get(log.get(number - 1));
    }

    @Override
    public synchronized int messages() {
        return messages;
    }

    @Override
    public synchronized List<Label> labels() {
        return List.copyOf(labels);
    }

    @Override
    public synchronized long bytes() {
        return log.bytes() + (long) BYTES_OF_ENTRY * entries.size();
    }
}
