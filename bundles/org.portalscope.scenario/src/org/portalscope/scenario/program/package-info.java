/** What a scenario runs: instructions made from its statements, the program that executes them, and the effects by which it changes. */
package org.portalscope.scenario.program;
