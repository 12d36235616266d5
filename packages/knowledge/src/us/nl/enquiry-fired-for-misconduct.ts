/** Questions about benefits refused for misconduct: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_NL: Words = {
  'us.fact.fired-for-misconduct': {
    says: 'Ga in beroep (appeal) voor de laatste dag in de brief. De meeste staten geven 10 tot 30 dagen na verzending, Californië 30. Wangedrag (misconduct) betekent meestal dat u de firma met opzet schaadde of een bekende regel brak. Een fout, of wat anderen mochten, is meestal niet genoeg, en de baas moet het bewijzen. Schrijf wat er gebeurde en wie het zag. Vraag het geld elke week aan en ga naar de zitting, meestal per telefoon.',
  },
}
