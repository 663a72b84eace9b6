package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;

/** No command writes a file whose name says that it is of another kind. */
class OutputNamesTest {

    private static final String FOLDER = "FOLDER/";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"record 3.11.1-put -o FOLDER/put.pcapng", "record 3.11.1-put -o FOLDER/put.ptl", "run 3.11.1-put --record FOLDER/put.ptlrec",
        "explore 3.11.1-put --out FOLDER/put.ptl", "export 3.11.1-put --format chrome -o FOLDER/put.pcapng",
        "export 3.11.1-put --format jsonl -o FOLDER/put.ptlrec", "export --dissector FOLDER/put.json", "render 3.11.1-put --format svg -o FOLDER/put.png",
        "render 3.11.1-put --format png -o FOLDER/put.json", "import FOLDER/none.jsonl -o FOLDER/put.jsonl",
        "excerpt 3.11.1-put --message=put -o FOLDER/put.json"})
    void shouldRefuseNamesOfOtherKinds(String command) {
        StringWriter told = new StringWriter();
        String[] words = Arrays.stream(command.split(" ")).map(word -> word.replace(FOLDER, folder + "/")).toArray(String[]::new);
        assertEquals(2, Main.run(new PrintWriter(Writer.nullWriter()), new PrintWriter(told), words), told::toString);
        String name = command.substring(command.lastIndexOf('/') + 1);
        assertEquals(1, told.toString().lines().filter(line -> line.contains(name + " is a name for ") && line.contains("use a name that ends with ")).count(),
                told::toString);
        assertFalse(Files.exists(folder.resolve(name)));
    }
}
