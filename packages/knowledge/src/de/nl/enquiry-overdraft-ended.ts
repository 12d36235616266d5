/** Questions about an overdraft that the bank ends or cuts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_NL: Words = {
  'de.ask-debt.overdraft-ended': {
    says: 'De bank mag een roodstand (Dispo) meestal zonder reden stoppen, maar moet een redelijke tijd laten; een maand is gewoon. Schrijf vandaag dat u niet ineens kunt betalen en vraag vaste delen tegen een lagere rente, of tijd. Neem niet haastig een dure lening. Nieuw loon kan worden verrekend: vraag een P-Konto, of laat loon op een basisrekening elders storten. Weigert zij, ga naar gratis schuldhulp.',
  },
}
