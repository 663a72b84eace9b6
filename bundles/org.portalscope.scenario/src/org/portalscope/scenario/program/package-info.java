/** Programs in Java as programs of a world, beside those of scenarios. They are here because only this bundle knows both worlds and protocols. */
package org.portalscope.scenario.program;
