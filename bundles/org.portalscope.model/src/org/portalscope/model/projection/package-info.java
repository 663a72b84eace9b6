/**
 * Keeps the EMF model at the cursor of a session, the processes on display in full and the others in summary: a fold over effects, forwards and
 * backwards, and a comparison by handle after a jump.
 */
package org.portalscope.model.projection;
