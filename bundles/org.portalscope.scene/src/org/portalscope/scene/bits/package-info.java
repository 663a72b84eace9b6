/** The 64-bit comparison: what a match entry wants of a request, bit by bit, as the checks of its examination tell it. */
package org.portalscope.scene.bits;
