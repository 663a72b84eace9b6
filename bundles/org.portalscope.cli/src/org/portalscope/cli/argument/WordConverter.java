package org.portalscope.cli.argument;

import java.util.List;

import org.portalscope.expression.value.Suggestion;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option that is one of some words. */
public class WordConverter<T> implements ITypeConverter<T> {

    private final List<T> values;

    @SafeVarargs
    protected WordConverter(T... values) {
        this.values = List.of(values);
    }

    @Override
    public T convert(String word) {
        for (T value : values) {
            if (value.toString().equalsIgnoreCase(word)) {
                return value;
            }
        }
        List<String> words = values.stream().map(Object::toString).toList();
        throw new TypeConversionException("expected " + String.join(", ", words) + ", not " + word + Suggestion.near(word, words));
    }
}
