package org.portalscope.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.effect.DescriptorUpdated;
import org.portalscope.engine.state.DescriptorValues;

class ValueChangeTest {

    private static final long HANDLE = 7;
    private static final MdValues MD = new MdValues(0x1000, 64, 3, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    private static final DescriptorValues BEFORE = DescriptorValues.created(MD, Ptl.ME_NONE, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);

    @Test
    void shouldTellTheMembersThatAnUpdateChangesAlsoThoseOfTheStructureWithin() {
        MdValues longer = new MdValues(0x1000, 128, 2, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
        Subject descriptor = new Subject.OfObject(HANDLE);
        assertEquals(List.of(new ValueChange(descriptor, "length", Unit.BYTES, 64L, 128L), new ValueChange(descriptor, "threshold", Unit.COUNT, 3L, 2L)),
                new DescriptorUpdated(HANDLE, BEFORE, BEFORE.updated(longer)).changes());
    }

    @Test
    void shouldTellNothingOfAnUpdateThatChangesNothing() {
        assertEquals(List.of(), new DescriptorUpdated(HANDLE, BEFORE, BEFORE.updated(MD)).changes());
    }
}
