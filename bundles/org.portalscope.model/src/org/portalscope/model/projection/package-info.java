/** Keeps the EMF model at the cursor of a session: a fold over effects, forwards and backwards, and nothing more. */
package org.portalscope.model.projection;
