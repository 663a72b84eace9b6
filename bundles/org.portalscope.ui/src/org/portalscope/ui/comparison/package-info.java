/** The view of what an entry wants of a request, bit by bit. */
package org.portalscope.ui.comparison;
