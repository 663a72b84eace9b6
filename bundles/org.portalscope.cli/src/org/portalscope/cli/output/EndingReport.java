package org.portalscope.cli.output;

import java.io.PrintWriter;

import org.portalscope.export.report.ExitStatus;
import org.portalscope.timeline.run.RunResult;

import picocli.CommandLine;

/** Tells how a run ended. */
public final class EndingReport {

    private EndingReport() {
    }

    /**
     * Says on the error output why a run did not end well, unless it did so because nobody reads what it prints.
     *
     * @param errors what each line begins with
     */
    public static void tell(CommandLine command, RunResult ending, String errors) {
        if (command.getOut().checkError()) {
            return;
        }
        PrintWriter err = command.getErr();
        if (ExitStatus.of(ending) != ExitStatus.FINE) {
            ending.words().forEach(words -> err.println(errors + words));
        }
        ending.unusedFaults().forEach(fault -> err.println(errors + fault + " has not struck"));
    }
}
