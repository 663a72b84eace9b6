package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.text.FieldWords;

/** Fills the cells of a row, in the order of its columns. */
final class Cells {

    private static final String OPTION = "PTL_MD_";

    private final List<StateCell> cells = new ArrayList<>();

    Cells text(String text) {
        cells.add(new StateCell(text, null));
        return this;
    }

    Cells cell(StateCell cell) {
        cells.add(cell);
        return this;
    }

    Cells number(long number) {
        cells.add(new StateCell(Long.toUnsignedString(number), number));
        return this;
    }

    /** A question mark if it is not known. */
    Cells number(OptionalLong number) {
        return number.isPresent() ? number(number.getAsLong()) : text("?");
    }

    /** Match bits or an address. */
    Cells hex(long number) {
        cells.add(new StateCell(Numbers.hex(number), number));
        return this;
    }

    Cells members(List<Field> fields) {
        fields.forEach(field -> cells.add(cell(field)));
        return this;
    }

    /** Cells that say nothing. */
    Cells empty(int count) {
        for (int i = 0; i < count; i++) {
            cells.add(StateCell.EMPTY);
        }
        return this;
    }

    List<StateCell> list() {
        return cells;
    }

    private static StateCell cell(Field field) {
        if (field.value() instanceof Long number) {
            return new StateCell(number(field, number), number);
        }
        if (field.value() instanceof Boolean truth) {
            return new StateCell(truth ? "yes" : "no", null);
        }
        if (field.value() instanceof Elements options) {
            return new StateCell(options.values().stream().map(option -> option.toString().replace(OPTION, "")).collect(Collectors.joining(" ")), null);
        }
        return field.value() == null ? StateCell.EMPTY : new StateCell(FieldWords.value(field.unit(), field.value()), null);
    }

    /** The column says that they are bytes. */
    private static String number(Field field, long number) {
        if (field.name().endsWith("threshold") && number == Ptl.PTL_MD_THRESH_INF) {
            return "∞";
        }
        if (field.name().endsWith("max_offset") && number == Ptl.MAX_OFFSET_NONE) {
            return "none";
        }
        return field.unit() == Unit.BYTES ? Long.toUnsignedString(number) : FieldWords.number(field.unit(), number);
    }
}
