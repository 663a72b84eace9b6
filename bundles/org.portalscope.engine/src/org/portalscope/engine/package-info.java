/** One process with its Portals: the only object that a driver of the engine needs. */
package org.portalscope.engine;
