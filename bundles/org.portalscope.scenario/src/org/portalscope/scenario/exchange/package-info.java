/** Exchanges of messages between ranks of MPI, written as scenarios to begin with. */
package org.portalscope.scenario.exchange;
