/** Endings of addresses, as far as people print them without https. */
export const TLD =
  'com|org|net|io|dev|me|edu|co|ai|app|info|biz|eu|de|at|ch|fr|be|nl|es|pt|it|uk|ie|us|ca|au|nz|in|br|mx|ar|cl|pl|se|no|dk|fi|cz|gr|tr|jp|cn|kr|sg|hk|za|ng|ke|lu|tech|design|studio|art|blog|online|site|page|pro|xyz|name|codes|cloud|digital|works|space|world|life|website|portfolio|link|ly|gg|tv|academy|engineering|photography|gal|cat|eus|coop|health|consulting|solutions|agency|media|social|ee|lv|lt|hu|ro|bg|hr|rs|si|sk|ua|ru|il|ae|sa|id|my|th|vn|ph|tw|gl|to|so|sh|fm|im|is|cc'
