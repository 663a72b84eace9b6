package com.ibm.icu.util;

import java.util.Locale;

/**
 * A locale under its ICU name, kept as a {@link Locale}.
 *
 * <p>It stands in for the class of the same name in ICU, of which the workbench calls no more than this.
 */
public final class ULocale {

    /** What a default locale is used for. */
    public enum Category {
        DISPLAY(Locale.Category.DISPLAY),
        FORMAT(Locale.Category.FORMAT);

        private final Locale.Category category;

        Category(Locale.Category category) {
            this.category = category;
        }
    }

    private final Locale locale;

    /** Creates the locale named {@code id}, such as {@code en_US}; keywords after an {@code @} are dropped. */
    public ULocale(String id) {
        this(Locale.forLanguageTag(withoutKeywords(id).replace('_', '-')));
    }

    private ULocale(Locale locale) {
        this.locale = locale;
    }

    private static String withoutKeywords(String id) {
        int keywords = id.indexOf('@');
        return keywords < 0 ? id : id.substring(0, keywords);
    }

    /** Returns the default locale for {@code category}. */
    public static ULocale getDefault(Category category) {
        return new ULocale(Locale.getDefault(category.category));
    }

    /** Makes {@code locale} the default for {@code category}, in the Java platform too. */
    public static void setDefault(Category category, ULocale locale) {
        Locale.setDefault(category.category, locale.locale);
    }

    /** Returns the name without keywords, such as {@code en_US}. */
    public String getBaseName() {
        return locale.stripExtensions().toLanguageTag().replace('-', '_');
    }
}
