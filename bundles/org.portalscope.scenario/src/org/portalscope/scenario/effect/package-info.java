/** The effects by which programs of scenarios change, and the checks of their conditions. */
package org.portalscope.scenario.effect;
