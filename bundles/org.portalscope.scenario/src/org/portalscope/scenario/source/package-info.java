/** Where the text of scenarios comes from: files, the library, and what they import. */
package org.portalscope.scenario.source;
