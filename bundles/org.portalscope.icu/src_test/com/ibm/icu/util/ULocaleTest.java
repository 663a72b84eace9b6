package com.ibm.icu.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ULocaleTest {

    private final Locale formatBefore = Locale.getDefault(Locale.Category.FORMAT);

    @AfterEach
    void restoreDefault() {
        Locale.setDefault(Locale.Category.FORMAT, formatBefore);
    }

    @Test
    void shouldKeepItsNameWithoutKeywords() {
        assertEquals("de_CH", new ULocale("de_CH@calendar=gregorian").getBaseName());
        assertEquals("en", new ULocale("en").getBaseName());
    }

    @Test
    void shouldSetTheDefaultOfTheJavaPlatformToo() {
        ULocale.setDefault(ULocale.Category.FORMAT, new ULocale("fr_CA"));

        assertEquals("fr_CA", ULocale.getDefault(ULocale.Category.FORMAT).getBaseName());
        assertEquals(Locale.CANADA_FRENCH, Locale.getDefault(Locale.Category.FORMAT));
    }
}
