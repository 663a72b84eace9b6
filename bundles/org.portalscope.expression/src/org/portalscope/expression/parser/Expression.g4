grammar Expression;

expression: INTEGER;

INTEGER: [0-9]+;
WHITESPACE: [ \t\r\n]+ -> skip;
