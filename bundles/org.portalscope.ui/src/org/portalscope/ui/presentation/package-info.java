/** What an audience is shown: the graph, the comparison and a narration over the whole screen. */
package org.portalscope.ui.presentation;
