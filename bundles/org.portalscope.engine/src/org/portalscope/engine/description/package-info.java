/** How steps and values describe themselves: typed fields by name, for JSON, tables, searches, breakpoints and highlights alike. */
package org.portalscope.engine.description;
