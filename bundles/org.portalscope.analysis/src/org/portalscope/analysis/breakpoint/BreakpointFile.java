package org.portalscope.analysis.breakpoint;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.timeline.session.Session;

/** Breakpoints as lines of a file, such as the one beside a recording. Empty lines, comments behind a # and what cannot be read now stay in the file. */
public final class BreakpointFile {

    private static final String SUFFIX = ".breakpoints";
    private static final String COMMENT = "#";

    private final Path path;
    private final List<String> kept = new ArrayList<>();

    public BreakpointFile(Path path) {
        this.path = path;
    }

    /** The file that keeps the breakpoints of a recording: {@code put.breakpoints} for {@code put.ptlrec}. */
    public static BreakpointFile beside(Path recording) {
        return new BreakpointFile(recording.resolveSibling(RecordingFile.nameWithoutSuffix(recording) + SUFFIX));
    }

    public Path path() {
        return path;
    }

    /**
     * Removes the file, if there is one: what its breakpoints were for has gone.
     *
     * @throws IOException if it cannot be removed
     */
    public void remove() throws IOException {
        Files.deleteIfExists(path);
    }

    /**
     * Sets the breakpoints of the file, if there is one, in a session.
     *
     * @return what is wrong with lines, each with the line before it
     * @throws IOException if there is a file that cannot be read
     */
    public List<String> read(Session session, BreakpointList breakpoints) throws IOException {
        List<String> wrong = new ArrayList<>();
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException("it is no regular file");
        }
        List<String> lines = Files.exists(path) ? Files.readAllLines(path) : List.of();
        for (int i = 0; i < lines.size(); i++) {
            Problems problems = new Problems();
            boolean isComment = lines.get(i).isBlank() || lines.get(i).startsWith(COMMENT);
            if (isComment || BreakpointReader.read(lines.get(i), session, problems).map(breakpoints::add).isEmpty()) {
                kept.add(lines.get(i));
            }
            String line = lines.get(i);
            problems.sorted().stream().map(Problem::message).forEach(message -> wrong.add(line + ": " + message));
        }
        return wrong;
    }

    /**
     * Writes breakpoints into the file; where there are none, it is made only to replace one.
     *
     * @throws IOException if it cannot be written
     */
    public void write(BreakpointList breakpoints) throws IOException {
        List<String> lines = Stream.concat(kept.stream(), breakpoints.all().stream().map(each -> each.breakpoint().text())).toList();
        if (!lines.isEmpty() || Files.exists(path)) {
            Files.write(path, lines);
        }
    }
}
