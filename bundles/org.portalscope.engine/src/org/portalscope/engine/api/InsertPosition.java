package org.portalscope.engine.api;

/** {@code ptl_ins_pos_t} of Portals 3.2 §3.7.1. */
public enum InsertPosition {
    PTL_INS_BEFORE, PTL_INS_AFTER
}
