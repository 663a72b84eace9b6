package org.portalscope.ui.editor.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FormattingTest {

    private static final String BEFORE = "a {\n b;c;\n}\n";
    private static final String AFTER = "a {\n    b;\n    c;\n}\n";

    private final Formatting formatting = new Formatting(BEFORE, AFTER);

    @Test
    void shouldChangeOnlyWhatDiffers() {
        String front = BEFORE.substring(0, formatting.front());
        String back = BEFORE.substring(BEFORE.length() - formatting.back());
        assertEquals("a {\n ", front);
        assertEquals("c;\n}\n", back);
        assertEquals("   b;\n    ", AFTER.substring(front.length(), AFTER.length() - back.length()));
    }

    @Test
    void shouldChangeNothingOfTheSameText() {
        Formatting same = new Formatting(AFTER, AFTER);
        assertEquals(AFTER.length(), same.front());
        assertEquals(0, same.back());
    }

    @Test
    void shouldNotCountWhatIsRepeatedTwice() {
        Formatting shorter = new Formatting("a\n\n\nb", "a\n\nb");
        assertEquals(3, shorter.front());
        assertEquals(1, shorter.back());
    }

    @Test
    void shouldKeepPlacesAtTheirCharacters() {
        for (char c : "abc}".toCharArray()) {
            assertEquals(AFTER.indexOf(c), formatting.place(BEFORE.indexOf(c)));
        }
    }

    @Test
    void shouldPutBlanksInFrontOfWhatFollows() {
        assertEquals(AFTER.indexOf('b'), formatting.place(BEFORE.indexOf('b') - 1));
    }

    @Test
    void shouldPutTheEndBehindTheLastCharacter() {
        assertEquals(AFTER.lastIndexOf('}') + 1, formatting.place(BEFORE.length()));
    }
}
