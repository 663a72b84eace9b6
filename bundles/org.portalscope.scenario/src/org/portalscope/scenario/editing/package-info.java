/** What an editor of scenarios tells and offers: the outline of a text, what functions promise, where names are used. */
package org.portalscope.scenario.editing;
