/**
 * The canonical form of a state: numbers in which handles, operations and links have names that do not depend on how the state was reached,
 * so that the explorer knows two states as one.
 */
package org.portalscope.engine.canonical;
