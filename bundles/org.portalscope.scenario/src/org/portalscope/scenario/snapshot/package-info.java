/** What the programs of scenarios write into snapshots and read from them. */
package org.portalscope.scenario.snapshot;
