/** A run as JSON, one object a line, as the schema beside these classes says. */
package org.portalscope.cli.json;
