/** What calls of protocols are given and answer, in types that need no language. */
package org.portalscope.protocol.value;
