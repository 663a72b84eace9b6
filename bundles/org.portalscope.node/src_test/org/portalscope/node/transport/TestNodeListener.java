package org.portalscope.node.transport;

import java.util.ArrayList;
import java.util.List;

/** Writes down what it is told. */
class TestNodeListener implements NodeListener {

    final List<String> told = new ArrayList<>();

    @Override
    public void joined() {
        told.add("joined");
    }

    @Override
    public void progressed() {
        told.add("progressed");
    }

    @Override
    public void writable() {
        told.add("writable");
    }

    @Override
    public void lost(int rank) {
        told.add("lost " + rank);
    }

    @Override
    public void failedToJoin(String why) {
        told.add(why);
    }
}
