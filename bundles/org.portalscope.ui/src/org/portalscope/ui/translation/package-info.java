/** The view of the steps of a transition in words. */
package org.portalscope.ui.translation;
