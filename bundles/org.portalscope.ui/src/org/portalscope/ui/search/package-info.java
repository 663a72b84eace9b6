/** The commands that search for steps, and the dialog in which one says which. */
package org.portalscope.ui.search;
