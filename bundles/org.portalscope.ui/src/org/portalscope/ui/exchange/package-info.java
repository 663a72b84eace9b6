/** Asks for an exchange between ranks of MPI, and opens it as a scenario. */
package org.portalscope.ui.exchange;
