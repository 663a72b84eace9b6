/**
 * Snapshots of state in a documented binary form: control state as fields, memory as pages, a digest of each. What is read is checked as a whole
 * before anything changes.
 */
package org.portalscope.engine.snapshot;
