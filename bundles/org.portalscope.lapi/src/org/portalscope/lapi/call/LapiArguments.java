package org.portalscope.lapi.call;

import org.portalscope.lapi.state.LapiContext;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** The parameters that several calls have. */
final class LapiArguments {

    static final CallVariable HNDL = new CallVariable("hndl", LapiContext.TYPE);
    static final CallVariable TGT = new CallVariable("tgt", ValueType.INTEGER);
    static final CallVariable LEN = new CallVariable("len", ValueType.INTEGER);
    static final CallVariable TGT_ADDR = new CallVariable("tgt_addr", ValueType.ADDRESS);
    static final CallVariable ORG_ADDR = new CallVariable("org_addr", ValueType.ADDRESS);
    static final CallVariable TGT_CNTR = new CallVariable("tgt_cntr", ValueType.ADDRESS);
    static final CallVariable ORG_CNTR = new CallVariable("org_cntr", ValueType.ADDRESS);
    static final CallVariable CMPL_CNTR = new CallVariable("cmpl_cntr", ValueType.ADDRESS);

    private LapiArguments() {
    }
}
