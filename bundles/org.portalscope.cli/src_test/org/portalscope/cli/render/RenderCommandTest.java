package org.portalscope.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;

class RenderCommandTest {

    private static final String LIST = "3.7-match-list";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldPrintAnSvgOfWhereARequestIsAcceptedUnlessToldOtherwise() {
        assertEquals(0, run("render", LIST));
        assertTrue(out.toString().startsWith("<?xml"), out::toString);
        assertTrue(out.toString().contains(">accepted<"), out::toString);
        assertTrue(out.toString().contains(">A match list<"), out::toString);
    }

    @Test
    void shouldDrawTheSamePictureEveryTime() {
        assertEquals(0, run("render", LIST));
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, run("render", LIST));
        assertEquals(first, out.toString());
    }

    @ParameterizedTest
    @CsvSource({"graph,light,#FFFFFF", "graph,dark,#1E1F22", "sequence,light,#FFFFFF", "sequence,dark,#1E1F22",
        "comparison,light,#FFFFFF", "comparison,dark,#1E1F22", "flow,light,#FFFFFF", "flow,dark,#1E1F22",
        "waits,light,#FFFFFF", "waits,dark,#1E1F22"})
    void shouldDrawAllViewsInBothThemes(String view, String theme, String canvas) throws IOException {
        Path svg = folder.resolve("picture.svg");
        Path png = folder.resolve("picture.png");
        assertEquals(0, run("render", LIST, "--view", view, "--theme", theme, "-o", svg.toString()), err::toString);
        assertEquals(0, run("render", LIST, "--view", view, "--theme", theme, "-o", png.toString()), err::toString);
        assertTrue(Files.readString(svg).contains("fill=\"" + canvas + "\""));
        BufferedImage image = ImageIO.read(png.toFile());
        assertEquals(canvas, String.format("#%06X", image.getRGB(1, 1) & 0xFFFFFF));
        assertTrue(colours(image) > 20, () -> "only " + colours(image) + " colours");
    }

    @Test
    void shouldMakeThePictureExactlyAsLargeAsAskedFor() throws IOException {
        Path png = folder.resolve("picture.png");
        assertEquals(0, run("render", "5.1-parallel-file-server", "--view", "sequence", "--size", "640x480", "-o", png.toString()), err::toString);
        BufferedImage image = ImageIO.read(png.toFile());
        assertEquals(List.of(640, 480), List.of(image.getWidth(), image.getHeight()));
    }

    @ParameterizedTest
    @CsvSource({"start,at the start", "end,transition 66 of 66", "3,transition 3 of 3", "3.2,step 2 of 6"})
    void shouldGoToTheMomentThatIsNamed(String at, String where) {
        assertEquals(0, run("render", LIST, "--at", at), err::toString);
        assertTrue(out.toString().contains(where), out::toString);
    }

    @Test
    void shouldGoToALabel() throws IOException {
        Path file = folder.resolve("label.ptl");
        Files.writeString(file, "scenario \"Labels\"; process p at 0:0 user 1 { x = 1; label \"half way\"; x = 2; }");
        assertEquals(0, run("render", file.toString(), "--at", "label", "half way"), err::toString);
        assertTrue(out.toString().contains("transition 2 of 2"), out::toString);
        assertEquals(2, run("render", file.toString(), "--at", "label", "half wey"));
        assertTrue(err.toString().contains("did you mean half way?"), err::toString);
    }

    @Test
    void shouldDrawTheProcessThatIsNamed() {
        assertEquals(0, run("render", LIST, "--process", "sender"), err::toString);
        assertFalse(out.toString().contains("Match list of portal 4: 8 entries"), out::toString);
        assertEquals(2, run("render", LIST, "--process", "sendr"));
        assertTrue(err.toString().contains("did you mean sender?"), err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--at soon", "--at 1000", "--at 3.99", "--at", "--at label", "--size 3x3", "--size 1280", "--size 99999x800",
        "--theme red", "--view tree", "--format gif", "--format png", "--process nobody", "--view sequence --from one",
        "--view sequence --from 0", "--view sequence --from 67", "--format png --size 20000x20000"})
    void shouldRefuseBadOptionsWithAMessageAndWriteNothing(String options) {
        Stream<String> words = Stream.concat(Stream.of("render", LIST), Stream.of(options.split(" ")));
        assertEquals(2, run(words.toArray(String[]::new)));
        assertEquals("", out.toString());
        assertFalse(err.toString().isBlank());
        assertFalse(err.toString().contains("\tat "), err::toString);
    }

    @Test
    void shouldLeaveNothingBehindWhereItCannotWrite() throws IOException {
        assertEquals(2, run("render", LIST, "-o", folder.toString()));
        assertTrue(err.toString().contains("this is a folder"), err::toString);
        assertEquals(2, run("render", LIST, "-o", folder.resolve("none").resolve("a.svg").toString()));
        assertTrue(err.toString().contains("there is no folder"), err::toString);
        assertEquals(2, run("render", LIST, "-o", folder.resolve("a.gif").toString()));
        assertTrue(err.toString().contains("is this to be SVG or PNG?"), err::toString);
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void shouldReplaceAFileThatIsThere() throws IOException {
        Path file = folder.resolve("a.svg");
        Files.writeString(file, "old");
        assertEquals(0, run("render", LIST, "-o", file.toString()));
        assertTrue(Files.readString(file).contains("</svg>"));
    }

    private static long colours(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return Arrays.stream(pixels).distinct().count();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
