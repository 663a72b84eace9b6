/** What programs write into snapshots and read from them: those of scenarios, and what those in Java have in common with them. */
package org.portalscope.scenario.snapshot;
