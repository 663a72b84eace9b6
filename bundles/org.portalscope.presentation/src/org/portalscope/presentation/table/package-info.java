/** Tables of the state at the cursor: what the views of match lists, queues, memory and registers show. */
package org.portalscope.presentation.table;
