package org.portalscope.scenario;

import org.portalscope.dat.DatProtocol;

/** uDAPL: each scenario of the folder says what it is about, and asserts it. */
class DatTest extends ProtocolScenarios {

    DatTest() {
        super("dat", new DatProtocol());
    }
}
