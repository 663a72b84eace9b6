/** The effects by which programs change, those of scenarios and in part those in Java, and the checks of conditions. */
package org.portalscope.scenario.effect;
