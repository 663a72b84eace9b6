/** The scenarios that come with the product: what there is, and how to open it. */
package org.portalscope.scenario.library;
