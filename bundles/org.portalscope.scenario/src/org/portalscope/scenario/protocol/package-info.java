/**
 * The one extension point for protocols above Portals: what a library such as MPI declares to the scenario language, and the skeleton of requests,
 * wait conditions and dispatch that its calls are made of.
 */
package org.portalscope.scenario.protocol;
