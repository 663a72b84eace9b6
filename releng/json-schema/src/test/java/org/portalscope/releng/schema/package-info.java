/** Holds what the command line writes as JSON to the schema that it prints. */
package org.portalscope.releng.schema;
