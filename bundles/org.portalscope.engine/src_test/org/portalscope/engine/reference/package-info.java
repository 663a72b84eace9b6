/**
 * Portals 3.2 written from the document and the register as plainly as possible: lists, loops, no index, no effects, no undo.
 * What the engine does is compared to it; nothing here uses the engine's code, only the vocabulary of its api package.
 */
package org.portalscope.engine.reference;
