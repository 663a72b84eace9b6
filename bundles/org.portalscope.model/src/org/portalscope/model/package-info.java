/** What a view may look at, as EMF objects, generated from {@code portals.ecore}. */
package org.portalscope.model;
