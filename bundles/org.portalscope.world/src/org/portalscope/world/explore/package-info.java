/** The explorer: a search over the orders in which the transitions of a world can happen, for the shortest one that goes wrong. */
package org.portalscope.world.explore;
