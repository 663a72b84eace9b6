package org.portalscope.world.schedule;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.schedule.Schedule.Line;

/** Reads schedules line by line. */
final class ScheduleReader {

    /** Bytes that the file of a schedule has at most. */
    static final int LARGEST = 256 << 20;

    private static final Pattern TITLE = Pattern.compile("title ?(.*)");
    private static final Pattern SCENARIO = Pattern.compile("scenario ([0-9a-f]{64}) (.+)");
    private static final Pattern FINDING = Pattern.compile("finding (" + Arrays.stream(Finding.Kind.values()).map(Finding.Kind::name)
            .collect(Collectors.joining("|")) + ")(?:" + Schedule.COMMENT + "(.*))?");
    private static final Pattern CHOICES = Pattern.compile("choices (\\d{1,9})");
    private static final String FAULT = "fault ";
    private static final int LONGEST_QUOTE = 60;

    private final String file;
    private final Iterator<String> lines;
    private int number;
    private String line;

    ScheduleReader(String file, String text) {
        this.file = file;
        lines = text.lines().iterator();
        advance();
    }

    static Schedule read(Path path) throws ScheduleException {
        if (Files.isDirectory(path)) {
            throw new ScheduleException(path + ": this is a folder, not a schedule");
        } else if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new ScheduleException(path + ": this is a pipe or a device, not a schedule");
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new ScheduleException(path + ": the file is too large: a schedule has at most " + (LARGEST >> 20) + " MB");
            }
            return Schedule.parse(path.toString(), StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (NoSuchFileException e) {
            throw new ScheduleException(path + ": there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new ScheduleException(path + ": the file may not be read by you", e);
        } catch (CharacterCodingException e) {
            throw new ScheduleException(path + ": the file is not UTF-8 text, so it is no schedule", e);
        } catch (IOException e) {
            throw new ScheduleException(path + ": the file cannot be read: " + e.getMessage(), e);
        }
    }

    Schedule schedule() throws ScheduleException {
        format();
        String title = take(TITLE, "'title' and the title of the scenario").group(1);
        Matcher scenario = take(SCENARIO, "'scenario', the SHA-256 of its sources in 64 hexadecimal digits, and the name of its file");
        List<String> faults = new ArrayList<>();
        while (line != null && line.startsWith(FAULT)) {
            faults.add(line.substring(FAULT.length()));
            advance();
        }
        Optional<Violation> finding = finding();
        Matcher choices = take(CHOICES, "'choices' and how many there are");
        return new Schedule(file, new ScheduleOrigin(title, scenario.group(2), scenario.group(1)), faults, finding,
                choices(Integer.parseInt(choices.group(1))));
    }

    private Optional<Violation> finding() throws ScheduleException {
        if (line == null || !line.startsWith("finding ")) {
            return Optional.empty();
        }
        Matcher finding = take(FINDING, "'finding' and one of " + Arrays.stream(Finding.Kind.values()).map(Finding.Kind::name)
                .collect(Collectors.joining(", ")));
        return Optional.of(new Violation(Finding.Kind.valueOf(finding.group(1)), Objects.requireNonNullElse(finding.group(2), "")));
    }

    private void format() throws ScheduleException {
        if (line != null && line.startsWith("portalscope-schedule ") && !line.equals(Schedule.FORMAT)) {
            throw problem("this is a schedule of another version of Portalscope; this one reads '" + Schedule.FORMAT + "'");
        }
        if (!Schedule.FORMAT.equals(line)) {
            throw problem(found() + ", expected '" + Schedule.FORMAT + "': this is no schedule");
        }
        advance();
    }

    private List<Line> choices(int count) throws ScheduleException {
        List<Line> choices = new ArrayList<>();
        while (choices.size() < count) {
            choices.add(choice(count - choices.size()));
        }
        if (line != null) {
            throw problem("there are more than the " + count + " choices announced before; if it was you who added some, correct that number");
        }
        return choices;
    }

    private Line choice(int missing) throws ScheduleException {
        if (line == null) {
            throw problem("the file ends here, but " + missing + " of the choices announced before are still missing: it has been cut off");
        }
        int comment = line.indexOf(Schedule.COMMENT);
        String words = comment < 0 ? line : line.substring(0, comment);
        ScheduledChoice scheduled = ScheduledChoice.parse(words).orElseThrow(() -> problem(found()
                + ", expected a choice such as 'client run 0', 'server deliver put #1 of 0:0' or 'server complete put #1 of 0:0'"));
        Line choice = new Line(scheduled, comment < 0 ? "" : line.substring(comment + Schedule.COMMENT.length()));
        advance();
        return choice;
    }

    private Matcher take(Pattern form, String expected) throws ScheduleException {
        Matcher matcher = form.matcher(line == null ? "" : line);
        if (!matcher.matches()) {
            throw problem(found() + ", expected " + expected);
        }
        advance();
        return matcher;
    }

    private String found() {
        if (line == null) {
            return "found the end of the file";
        }
        return "found '" + (line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line) + "'";
    }

    private ScheduleException problem(String message) {
        return new ScheduleException(file + ":" + number + ":1: " + message);
    }

    private void advance() {
        line = lines.hasNext() ? lines.next() : null;
        number++;
    }
}
