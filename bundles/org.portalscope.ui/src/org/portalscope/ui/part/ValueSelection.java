package org.portalscope.ui.part;

import java.util.Optional;

import org.portalscope.analysis.search.StepQuery;

/** A view in which a value can be selected, whose changes the user may want to see. */
public interface ValueSelection {

    /** The steps that change the selected value; nothing if none is selected. */
    Optional<StepQuery> changesOfSelection();
}
