grammar Scenario;

import Expression;

scenario: expression* EOF;
