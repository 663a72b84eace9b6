/** Scenarios in recordings: which texts and options a recording holds, and the scenario that is made of them again. */
package org.portalscope.scenario.recording;
