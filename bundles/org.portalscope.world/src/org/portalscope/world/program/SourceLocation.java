package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.input.FrameEntered;

/**
 * A place in the source of a program.
 *
 * @param source which source it is
 * @param file   the name of the source as users know it; another source may have the same
 * @param line   from 1, or 0 if it is not known
 * @param column from 1
 * @param text   the statement on one line; behind it where it comes from, if the source was made of another one and says so: {@code // from ring.goal:7},
 *               {@code // after ring.goal}
 */
public record SourceLocation(SourceId source, String file, int line, int column, String text) implements Structure {

    /** Characters of a statement that sentences quote. */
    private static final int QUOTED = 160;
    /** Stands between a statement and where it comes from. */
    private static final String FROM = " // from ";
    /** Stands between a statement that has been added at the end and the source that all other statements come from. */
    private static final String AFTER = " // after ";

    public SourceLocation {
        file = ControlCharacters.shown(file);
        text = ControlCharacters.shown(text);
    }

    /** A place in a text without a file, which is known by its name alone. */
    public SourceLocation(String file, int line, int column, String text) {
        this(SourceId.text(file), file, line, column, text);
    }

    /** A place within the same statement. */
    public SourceLocation at(int otherLine, int otherColumn) {
        return new SourceLocation(source, file, otherLine, otherColumn, text);
    }

    /** Where the statement comes from, such as {@code ring.goal:7 (first)} or {@code the end of ring.goal}; empty if its source was made of no other one. */
    public String origin() {
        int from = text.indexOf(FROM);
        int after = text.indexOf(AFTER);
        return after >= 0 ? "the end of " + text.substring(after + AFTER.length()) : from < 0 ? "" : text.substring(from + FROM.length());
    }

    /** The statement as sentences quote it: cut where it is long. */
    public String quote() {
        int end = text.indexOf(isAfterAll() ? AFTER : FROM);
        String statement = end < 0 ? text : text.substring(0, end);
        return statement.codePointCount(0, statement.length()) > QUOTED
                ? statement.substring(0, statement.offsetByCodePoints(0, QUOTED - 1)) + "…" : statement;
    }

    /** Whether the statement has been added behind all that its source was made of, so that a thread which is there has done all of that. */
    public boolean isAfterAll() {
        return text.contains(AFTER);
    }

    /** {@code  at line 12}, to be put behind the name of a thread; empty if the line is not known. */
    public String at() {
        return isKnown() ? " at " + where() : "";
    }

    /** {@code line 12}, or what the statement comes from. */
    public String where() {
        return origin().isEmpty() ? "line " + line : origin();
    }

    /** The line, or what it comes from, with its statement: {@code line 12: PtlPut(...)}; without the line if that is not known. */
    public String words() {
        return isKnown() ? where() + ": " + quote() : text.isEmpty() ? "a line that is not known" : quote();
    }

    private boolean isKnown() {
        return line >= 1;
    }

    /** The mark that a thread enters the statement. */
    public FrameEntered mark(int thread) {
        return new FrameEntered(thread, FrameEntered.Kind.STATEMENT, isKnown() ? "line " + line : text, file, line);
    }

    /** {@code file:line}. */
    @Override
    public String toString() {
        return isKnown() ? file + ":" + line : file;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("file", file).index("line", line).index("column", column).value("text", text).list();
    }
}
