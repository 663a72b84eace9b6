/** What an editor of scenarios tells and offers: the outline of a text, what functions promise, where names are used. It needs the text alone, and no display. */
package org.portalscope.scenario.editing;
