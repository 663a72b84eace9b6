package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldSayNothingAboutFilesThatAreFine() throws IOException {
        assertEquals(0, run("check", file("one.ptl", "x = 1;"), file("two.ptl", "print 2;")));
        assertEquals("", out.toString() + err);
    }

    @Test
    void shouldReportEveryProblemOfEveryFile() throws IOException {
        String missing = folder.resolve("no.ptl").toString();
        assertEquals(2, run("check", file("one.ptl", "x = ;\ny = z;"), missing, file("two.ptl", "print 2;"), file("three.ptl", "PtlPut();")));
        assertEquals("""
                one.ptl:2:5: found ';', expected an expression
                one.ptl:3:5: found 'z', expected a name that has been bound (did you mean p?)
                %s: there is no such file
                three.ptl:2:1: found 0 arguments, expected 8: PtlPut(mem_desc, ack_req, target, portal, cookie, match_bits, offset, hdr_data)
                """.formatted(missing), err.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldWantAFile() {
        assertEquals(2, run("check"));
    }

    private String file(String name, String statements) throws IOException {
        return Files.writeString(folder.resolve(name), "scenario \"x\"; process p at 0:0 {\n" + statements + "\n}").toString();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
