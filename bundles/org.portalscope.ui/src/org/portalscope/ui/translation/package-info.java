/** The view of the steps of a translation in words. */
package org.portalscope.ui.translation;
