package org.portalscope.releng.schema;

import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.portalscope.cli.Main;

/** Runs commands, and finds the schemas of what they write. */
final class Commands {

    private Commands() {
    }

    static JsonSchema schema(String command) {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(output("schema", command));
    }

    /** What a command writes to standard output. */
    static String output(String... arguments) {
        System.setIn(new ByteArrayInputStream("1\n1\n".getBytes(StandardCharsets.UTF_8)));
        StringWriter out = new StringWriter();
        Main.run(new PrintWriter(out), new PrintWriter(System.err, true), arguments);
        return out.toString();
    }
}
