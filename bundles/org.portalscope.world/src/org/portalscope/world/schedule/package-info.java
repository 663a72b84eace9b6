/** What happened in a world as text, choice by choice, so that it can be made to happen again. */
package org.portalscope.world.schedule;
