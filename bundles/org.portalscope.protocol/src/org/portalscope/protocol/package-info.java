/**
 * The skeleton of protocols above Portals, such as MPI: what a library offers to scenarios and to programs in Java, and what its calls are made of.
 */
package org.portalscope.protocol;
