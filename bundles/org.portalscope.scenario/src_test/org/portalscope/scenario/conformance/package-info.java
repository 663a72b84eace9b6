/** Tables of what the documents of protocols above Portals say, sentence by sentence, and of the scenarios that show it. */
package org.portalscope.scenario.conformance;
