/** Many runs of one scenario: all its orders, and many seeds. */
package org.portalscope.analysis.exploration;
