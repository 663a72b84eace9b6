/** What commands tell as JSON, one object a line, as the schemas beside these classes say. */
package org.portalscope.cli.json;
