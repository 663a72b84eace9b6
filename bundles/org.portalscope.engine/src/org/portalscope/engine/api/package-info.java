/** The vocabulary of Portals 3.2: types, constants, return codes and the signatures of its functions (§3). No behaviour. */
package org.portalscope.engine.api;
