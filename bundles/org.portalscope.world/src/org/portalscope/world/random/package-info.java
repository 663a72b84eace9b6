/** A generator of numbers as a function of seed and position. */
package org.portalscope.world.random;
