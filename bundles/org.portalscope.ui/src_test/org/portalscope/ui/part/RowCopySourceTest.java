package org.portalscope.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;

class RowCopySourceTest {

    private static final Branch ELEMENT = branch("[0]", "7, or 8");
    private static final Branch LIST = branch("list", "2 values", ELEMENT);
    private static final Branch MD = branch("md", "md 0", LIST, branch("length", "8"));

    @Test
    void shouldCopyASelectedValueWithItsPartsByTheirWholeNames() {
        assertEquals("name\tvalue\nmd.list\t2 values\nmd.list[0]\t7, or 8\n", RowCopySource.rows(List.of(MD, LIST), List.of(MD)).text());
        assertEquals("name,value\nmd.list[0],\"7, or 8\"\n", RowCopySource.rows(List.of(MD, LIST, ELEMENT), List.of(MD)).csv());
    }

    @Test
    void shouldCopyEverythingIfNothingIsSelected() {
        assertEquals("name,value\nmd,md 0\nmd.list,2 values\nmd.list[0],\"7, or 8\"\nmd.length,8\nx,3\n",
                RowCopySource.rows(List.of(), List.of(MD, branch("x", "3"))).csv());
    }

    private static Branch branch(String name, String value, Branch... parts) {
        return new Branch(name, new Line(name, value, "", Look.PLAIN), List.of(parts));
    }
}
