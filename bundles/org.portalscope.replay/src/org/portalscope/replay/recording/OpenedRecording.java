package org.portalscope.replay.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.explore.WorkerPool;

/** A recording that was opened, and the session in it: its timeline is that of the whole recording from the start. */
public final class OpenedRecording implements SessionRecording {

    /** Transitions that are gone through when a recording is opened: that takes up to two seconds. */
    private static final int MOST_PASSED = 200_000;
    private static final String RECORDING = "Recording of ";
    private static final String NODES = "Nodes of ";

    private final Path path;
    private final RecordingFile file;
    private final RecordedWorlds worlds;
    private final Launch launch;
    private final LocalSession session;
    private final Optional<String> remark;
    private final boolean isTemporary;
    private final FileTime written;
    private volatile boolean isClosed;
    /** Whether its file has grown since it was opened, as was to be expected. */
    private volatile boolean followed;
    /** Held by whoever goes through the file, which is closed behind that. */
    private final Object learning = new Object();

    /** @param kind what its session is called, before the title of what ran */
    private OpenedRecording(String kind, Path path, RecordingFile file, RecordedPrograms programs, Optional<String> remark, boolean isTemporary,
            FileTime written) {
        this.path = path;
        this.written = written;
        this.file = file;
        this.remark = remark;
        this.isTemporary = isTemporary;
        worlds = new RecordedWorlds(file, programs);
        Launch replay = worlds.launch(path.toString());
        launch = Launch.recorded(kind + replay.title(), replay.source(), replay.worlds(), replay.schedulers(), replay.recorded().orElseThrow())
                .embedding(file.origin().sources(), file.origin().options());
        session = launch.start();
    }

    /**
     * Opens a recording and goes through it once; of {@linkplain #isLong a long one} through its end.
     *
     * @param programs  knows what ran
     * @param cancelled once it says so, nothing is opened
     * @return nothing if it was cancelled
     * @throws IOException if it cannot be read; the message is a sentence with the name of the file
     */
    public static Optional<OpenedRecording> open(Path path, RecordedPrograms programs, RunProgress progress,
            BooleanSupplier cancelled) throws IOException {
        RecordingFile file = file(path);
        FileTime written = Files.getLastModifiedTime(path);
        return open(path, file, () -> new OpenedRecording(RECORDING, path, file, programs, Optional.empty(), false, written), progress,
                cancelled);
    }

    /**
     * Opens a recording that was made to be opened: its file goes when it is closed, or is not opened.
     *
     * @param remark what is to be said of it, as a sentence, if anything
     */
    public static Optional<OpenedRecording> openTemporary(Path path, RecordedPrograms programs, Optional<String> remark,
            RunProgress progress, BooleanSupplier cancelled) throws IOException {
        return openTemporary(RECORDING, path, programs, remark, progress, cancelled);
    }

    /** Opens what is recorded of nodes that run: it grows, and its file goes when it is closed, or is not opened. */
    public static OpenedRecording openLive(Path path, RecordedPrograms programs) throws IOException {
        return openTemporary(NODES, path, programs, Optional.empty(), (passed, total) -> { }, () -> false).orElseThrow();
    }

    private static Optional<OpenedRecording> openTemporary(String kind, Path path, RecordedPrograms programs,
            Optional<String> remark, RunProgress progress, BooleanSupplier cancelled) throws IOException {
        Optional<OpenedRecording> opened = Optional.empty();
        try {
            RecordingFile file = file(path);
            FileTime written = Files.getLastModifiedTime(path);
            opened = open(path, file, () -> new OpenedRecording(kind, path, file, programs, remark, true, written), progress, cancelled);
            return opened;
        } finally {
            if (opened.isEmpty()) {
                Files.deleteIfExists(path);
            }
        }
    }

    private static Optional<OpenedRecording> open(Path path, RecordingFile file, Supplier<OpenedRecording> opening, RunProgress progress,
            BooleanSupplier cancelled) throws IOException {
        boolean isOpen = false;
        try {
            OpenedRecording opened = opening.get();
            if (opened.isLong()) {
                opened.visitEnd(cancelled);
            } else {
                opened.learn(WorkerPool.ALONE, progress, cancelled);
            }
            isOpen = !cancelled.getAsBoolean();
            return isOpen ? Optional.of(opened) : Optional.empty();
        } catch (UncheckedIOException e) {
            throw refusal(path, e.getCause());
        } finally {
            if (!isOpen) {
                file.close();
            }
        }
    }

    /** Whether it is so long that it has not been gone through yet: {@link #learn} does. */
    public boolean isLong() {
        return file.size() > MOST_PASSED;
    }

    /** Goes to the end and back, if there is a state not far before it: then it is known whether this engine can go on from what is stored. */
    private void visitEnd(BooleanSupplier cancelled) {
        int end = worlds.size();
        if (end - worlds.storedUpTo(end) <= MOST_PASSED) {
            try (SessionDriver driver = session.drive()) {
                driver.seek(new Position(end, 1), cancelled);
                driver.seek(Position.START);
            }
        }
    }

    /**
     * Goes through all of it for what a recording does not say: where operations appear, what was dropped, how many messages were sent, and what the program's
     * names stood for. Others may use its session meanwhile.
     *
     * @param pool      does the work
     * @param cancelled asked in several threads; once it says so, nothing is learnt
     * @return what is not known all the same, as a sentence; empty if all is, or if it was cancelled
     */
    public Optional<String> learn(WorkerPool pool, RunProgress progress, BooleanSupplier cancelled) {
        BooleanSupplier isOver = () -> isClosed || cancelled.getAsBoolean();
        int known;
        synchronized (learning) {
            worlds.beginLearningNames();
            try {
                known = session.learn(pool, progress, isOver);
                if (isLong()) {
                    worlds.learnNames(progress, session.moves().pausing(isOver));
                }
            } finally {
                worlds.endLearningNames();
            }
        }
        return isOver.getAsBoolean() || known == worlds.size() ? Optional.empty()
                : Optional.of("Causes and consequences are known up to transition " + known
                        + " only, for want of memory; a larger heap of the virtual machine (-Xmx) holds more.");
    }

    /**
     * From now on, whoever looks at the program's names where they take long to find does not wait: they are missing there, and found in the background.
     *
     * @param background runs what it is given at some time, in another thread; where the recording cannot be read, that throws an
     *                   {@link UncheckedIOException}
     * @param found      is run there when names may be known that were missing
     */
    public void deferNames(Consumer<Runnable> background, Runnable found) {
        worlds.deferNames(task -> background.accept(() -> session.moves().run(task)), found);
    }

    /** Opens the file of a recording that has processes. */
    static RecordingFile file(Path path) throws IOException {
        try {
            RecordingFile file = RecordingFile.open(path);
            if (!file.origin().processes().isEmpty()) {
                return file;
            }
            file.close();
            throw refusal(path, new RecordingException("The recording has no processes."));
        } catch (NoSuchFileException e) {
            throw refusal(path, new RecordingException("There is no such file."));
        } catch (IOException e) {
            throw refusal(path, e);
        }
    }

    /** Why a recording cannot be read, as a sentence with the name of its file. */
    static RecordingException refusal(Path path, IOException why) {
        if (why instanceof RecordingException damage && damage.unrecognized().isPresent()) {
            return RecordingException.unrecognized(String.valueOf(path.getFileName()), damage.unrecognized().get());
        }
        String words = why instanceof RecordingException ? why.getMessage() : "The file cannot be read: " + why.getMessage();
        return (RecordingException) new RecordingException(path.getFileName() + ": " + words).initCause(why);
    }

    /**
     * Looks for what has been written since, if somebody still writes it: the timeline of its session becomes longer at its end. What {@link #learn} learns of
     * that, it learns when it is called again. To be called by who drives the session, between two moves.
     *
     * @return whether there was more
     * @throws IOException if the file cannot be read
     */
    public boolean refresh() throws IOException {
        long before = file.size();
        file.refresh();
        try {
            worlds.refresh();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return file.size() > before;
    }

    /** Says whether the run still goes on elsewhere, so that the end of the recording is not its end. */
    public void follow(boolean goesOn) {
        followed = true;
        worlds.grow(goesOn);
    }

    /** What its session was started from, with the texts that were run. */
    public Launch launch() {
        return launch;
    }

    /** The session in it. */
    public LocalSession session() {
        return session;
    }

    @Override
    public Path flushed() {
        return path;
    }

    @Override
    public Optional<String> problem() {
        return followed || file.end().clean() ? worlds.differences().or(worlds::lostProtocols).or(worlds::divergence).or(() -> remark)
                : Optional.of(file.end().words());
    }

    /** Whether its file is another one, or has other contents, than when it was opened. */
    public boolean isChanged() {
        try {
            return !followed && !Files.getLastModifiedTime(path).equals(written);
        } catch (IOException e) {
            return true;
        }
    }

    /** Why its file cannot be read any more, as a sentence with its name. */
    public String unreadable(IOException why) {
        return refusal(path, why).getMessage();
    }

    /** Whether its file goes when it is closed. */
    public boolean isTemporary() {
        return isTemporary;
    }

    /** Closes the file; if somebody goes through it, once that has ended. */
    @Override
    public void close() throws IOException {
        isClosed = true;
        synchronized (learning) {
            file.close();
        }
        if (isTemporary) {
            Files.deleteIfExists(path);
        }
    }
}
