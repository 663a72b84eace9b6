package org.portalscope.ui.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.EnumSet;
import java.util.Set;

import org.eclipse.jface.dialogs.DialogSettings;
import org.junit.jupiter.api.Test;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Finding;

/** What is answered in dialogs of runs is there at the next start. */
class KeptAnswersTest {

    private final DialogSettings kept = new DialogSettings("dialog");

    @Test
    void shouldBeginWithTheUsualAnswers() {
        assertEquals(SeedRange.USUAL, SeedRange.read(kept));
        Exploration.Question first = new KeptQuestion(kept).read();
        assertEquals(EnumSet.allOf(Finding.Kind.class), first.options().kinds());
        assertEquals(0, first.seconds());
        assertEquals(10, first.options().findings());
    }

    @Test
    void shouldKeepSeedsAsTheyWereTyped() throws IOException {
        SeedRange range = new SeedRange("-3", " 40", true);
        range.write(kept);
        assertEquals(range, SeedRange.read(nextStart()));
    }

    @Test
    void shouldKeepWhatIsExplored() throws IOException {
        Exploration.Question question = new Exploration.Question(new ExplorationOptions(Set.of(Finding.Kind.DROP, Finding.Kind.LEAK), 2,
                Set.of("client", "server"), 5_000, 6L << 30, 70, 3), 60, 4);
        new KeptQuestion(kept).write(question);
        assertEquals(question, new KeptQuestion(nextStart()).read());
    }

    @Test
    void shouldKeepThatNobodyMayDie() throws IOException {
        Exploration.Question question = new Exploration.Question(new ExplorationOptions(Set.of(Finding.Kind.STUCK), 0, Set.of(), 1, 1, 1, 1), 0, 1);
        new KeptQuestion(kept).write(question);
        assertEquals(question, new KeptQuestion(nextStart()).read());
    }

    @Test
    void shouldLookForAllWhereTheKindsAreNotKnown() {
        kept.put("kinds", new String[] {"SOMETHING"});
        assertEquals(EnumSet.allOf(Finding.Kind.class), new KeptQuestion(kept).read().options().kinds());
    }

    private DialogSettings nextStart() throws IOException {
        StringWriter file = new StringWriter();
        kept.save(file);
        DialogSettings read = new DialogSettings("dialog");
        read.load(new StringReader(file.toString()));
        return read;
    }
}
