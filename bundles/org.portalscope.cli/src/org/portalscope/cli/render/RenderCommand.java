package org.portalscope.cli.render;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.state.ProcessState;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a moment of a run into a file. */
@Command(name = "render", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws a moment of a run as SVG or PNG; no display is needed.",
        exitCodeListHeading = "Exit status:%n", exitCodeList = {"0:fine", "2:bad input, or a file that cannot be written"},
        footer = {"", "Examples:", "  portalscope render 3.7-match-list -o list.svg",
            "  portalscope render 3.7-match-list --view sequence --theme dark -o run.png"})
public final class RenderCommand implements Callable<Integer> {

    /** What is drawn. */
    enum View {
        GRAPH, SEQUENCE, COMPARISON, FLOW, WAITS;

        /** The value of the option. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The colours. */
    enum Theme {
        LIGHT(Palette.LIGHT), DARK(Palette.DARK);

        private final Palette palette;

        Theme(Palette palette) {
            this.palette = palette;
        }

        /** The value of the option. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The kind of the file. */
    enum Kind {
        SVG, PNG;

        /** The value of the option, and the end of the file's name. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Size ROOM = new Size(1280, 800);
    /** Pixels of a PNG, which are all in memory. */
    private static final long MOST_PIXELS = 100_000_000;

    @Mixin
    private ScenarioArgument scenario;

    @Mixin
    private OrderOptions order;

    @Option(names = "--at", paramLabel = "MOMENT", parameterConsumer = RunPosition.Consumer.class, completionCandidates = RunPosition.Words.class,
            description = "the moment: the number of a transition; N.S, after step S of transition N; start; end; label TEXT, where the "
                + "scenario comes to that label (default: where a request is accepted after the longest search; sequence and waits, end)")
    private RunPosition at;

    @Option(names = "--view", paramLabel = "VIEW", defaultValue = "graph",
            description = "graph: the structures of a process; sequence: the course of the run; "
                + "comparison: the match bits of a request and of the entry examined; flow: the way of a message through the flow chart "
                + "of address translation; waits: who waits for whom (default: ${DEFAULT-VALUE})")
    private View view;

    @Option(names = "--process", paramLabel = "NAME", description = "the process whose structures are drawn (default: the one at work)")
    private String process;

    @Option(names = "--from", paramLabel = "N", defaultValue = "1",
            description = "the first transition in a sequence chart (default: ${DEFAULT-VALUE}, or as early as there is room for)")
    private int from;

    @Option(names = "--calls", description = "draws the calls of the interface in a sequence chart, too")
    private boolean calls;

    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light", description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Theme theme;

    @Option(names = "--size", paramLabel = "WxH", converter = Size.Converter.class,
            description = "of the picture in pixels, such as 1280x800; a larger drawing is made smaller (default: 1280 wide, and what the drawing needs)")
    private Size size;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: what FILE ends with; svg on standard output)")
    private Kind kind;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "where to write it (default: standard output)")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        if (file != null) {
            OutputFile.check(file);
        }
        Kind written = kind();
        if (file != null) {
            OutputFile.check(file, written == Kind.PNG ? FileKind.PNG : FileKind.SVG);
        }
        LocalSession session = scenario.session(order);
        (at != null ? at : RunPosition.usual(view != View.SEQUENCE && view != View.WAITS)).seek(session.drive());
        Size room = size == null ? ROOM : size;
        RenderedView picture = new RenderedView(session, room.width());
        SvgPicture drawn = switch (view) {
            case GRAPH -> picture.graph(process(session), room.height(), theme.palette);
            case SEQUENCE -> sequence(session, picture);
            case COMPARISON -> picture.comparison(theme.palette);
            case FLOW -> picture.flow(theme.palette);
            case WAITS -> picture.waits(theme.palette);
        };
        write(drawn, size == null ? new Size(drawn.width(), drawn.height()) : size, written);
        return ExitStatus.FINE;
    }

    private SvgPicture sequence(LocalSession session, RenderedView picture) throws BadInputException {
        int last = session.position().transition();
        if (from < 1 || from > Math.max(1, last)) {
            throw new BadInputException("--from " + from + ": there are transitions 1 to " + last + " to draw");
        }
        return picture.sequence(from, calls, theme.palette);
    }

    private int process(LocalSession session) throws BadInputException {
        if (process == null) {
            return Math.max(0, session.cursorState().process());
        }
        List<String> names = session.state().processes().stream().map(ProcessState::name).toList();
        if (!names.contains(process)) {
            throw new BadInputException("there is no process " + process + Suggestion.near(process, names) + "; there are: " + String.join(", ", names));
        }
        return names.indexOf(process);
    }

    private void write(SvgPicture picture, Size whole, Kind written) throws BadInputException, IOException {
        StringWriter svg = new StringWriter();
        picture.write(svg, whole.width(), whole.height());
        if (written == Kind.PNG) {
            if (file == null) {
                throw new BadInputException("a PNG is not text: name a file for it with -o FILE");
            }
            if ((long) whole.width() * whole.height() > MOST_PIXELS) {
                throw new BadInputException("the drawing has " + whole.width() + " by " + whole.height()
                        + " pixels, too many for a PNG: make it smaller with --size, begin later with --from, or draw an SVG");
            }
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            Raster.png(svg.toString(), whole.width(), whole.height(), png);
            OutputFile.write(file, png.toByteArray());
        } else if (file == null) {
            spec.commandLine().getOut().print(svg);
        } else {
            OutputFile.write(file, svg.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    private Kind kind() throws BadInputException {
        if (kind != null || file == null) {
            return kind == null ? Kind.SVG : kind;
        }
        for (Kind each : Kind.values()) {
            if (file.toString().toLowerCase(Locale.ROOT).endsWith("." + each)) {
                return each;
            }
        }
        throw new BadInputException(file + ": is this to be SVG or PNG? Give the file a name that ends with .svg or .png, or say it with --format");
    }
}
