package enum Elementary {}
