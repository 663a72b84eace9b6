/** The statements of the language: what each binds, whether it makes sense, and how it runs as one transition. */
package org.portalscope.scenario.statement;
