package org.portalscope.timeline.session;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import org.portalscope.recording.EmbeddedFile;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.ReplayScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleOrigin;
import org.portalscope.world.schedule.Scheduler;

/**
 * What sessions are started from, as often as wanted: each begins with a fresh world before its first transition.
 *
 * @param title      what it is about: the name of a scenario
 * @param source     where its text is: the name of a file, or of a scenario of the library
 * @param worlds     makes worlds, all the same
 * @param schedulers makes those who decide what happens next in one world each
 * @param kinds      what ends a run besides a failure or a thread that is stuck
 * @param recorded   the log of the run, if it is over and only repeated
 * @param files      the texts that it runs, for recordings: its own first, then those that it imports
 * @param options    what it is started with besides, for recordings, as on the command line
 */
public record Launch(String title, String source, Supplier<World> worlds, Supplier<Scheduler> schedulers, Set<Finding.Kind> kinds,
        Optional<TransitionLog> recorded, List<EmbeddedFile> files, List<String> options) {

    public Launch {
        kinds = Set.copyOf(kinds);
        files = List.copyOf(files);
        options = List.copyOf(options);
    }

    /** A launch of runs that take place, whose recordings hold no texts. */
    public Launch(String title, String source, Supplier<World> worlds, Supplier<Scheduler> schedulers, Set<Finding.Kind> kinds) {
        this(title, source, worlds, schedulers, kinds, Optional.empty(), List.of(), List.of());
    }

    /** A launch that repeats a run which is over. */
    public static Launch recorded(String title, String source, Supplier<World> worlds, Supplier<Scheduler> schedulers, TransitionLog log) {
        return new Launch(title, source, worlds, schedulers, Set.of(), Optional.of(log), List.of(), List.of());
    }

    /** A launch of runs that only a failure or a thread that is stuck ends early. */
    public Launch(String title, String source, Supplier<World> worlds, Supplier<Scheduler> schedulers) {
        this(title, source, worlds, schedulers, Set.of());
    }

    /**
     * A launch of runs that a schedule decides, and behind its end everybody in turn; what it was made to show ends them.
     *
     * @param worlds makes worlds of its scenario with its faults
     */
    public static Launch replay(String title, String source, Supplier<World> worlds, Schedule schedule) {
        return new Launch(title, source, worlds, () -> new ReplayScheduler(schedule, new RoundRobinScheduler()),
                schedule.finding().map(finding -> Set.of(finding.kind())).orElse(Set.of()));
    }

    /** The same under another title. */
    public Launch titled(String other) {
        return new Launch(other, source, worlds, schedulers, kinds, recorded, files, options);
    }

    /** The same, where more ends a run. */
    public Launch find(Set<Finding.Kind> more) {
        Set<Finding.Kind> all = EnumSet.noneOf(Finding.Kind.class);
        all.addAll(kinds);
        all.addAll(more);
        return new Launch(title, source, worlds, schedulers, all, recorded, files, options);
    }

    /** The same, where somebody else decides what happens next. */
    public Launch scheduled(SchedulerChoice other) {
        return new Launch(title, source, worlds, other::scheduler, kinds, recorded, files, other.in(options));
    }

    /** A launch of the run that leads to what an exploration of its worlds has found, which ends it. */
    public Launch leadingTo(Finding finding) {
        ScheduleOrigin origin = ScheduleOrigin.of(title, source, files.stream().map(EmbeddedFile::text).toList());
        Schedule schedule = Schedule.of("", origin, List.of(), worlds, finding);
        return replay(title, source, worlds, schedule).embedding(files, SchedulerChoice.ROUND_ROBIN.in(options));
    }

    /**
     * The same, where recordings hold what is run.
     *
     * @param texts its own first, then those that it imports
     * @param given what it is started with besides, as on the command line
     */
    public Launch embedding(List<EmbeddedFile> texts, List<String> given) {
        return new Launch(title, source, worlds, schedulers, kinds, recorded, texts, given);
    }

    /** A session at its start. */
    public LocalSession start() {
        return start(LocalSession.LONGEST);
    }

    /**
     * A session at its start.
     *
     * @param bound transitions that one move executes at most
     */
    public LocalSession start(int bound) {
        return recorded.map(log -> new LocalSession(title, worlds, log, schedulers.get()))
                .orElseGet(() -> new LocalSession(title, worlds, schedulers.get(), kinds, bound));
    }

    /**
     * A run of which nothing is kept.
     *
     * @param limit transitions after which it is stopped
     */
    public ForwardRun forwardRun(int limit) {
        return new ForwardRun(worlds.get(), schedulers.get(), kinds, limit);
    }
}
