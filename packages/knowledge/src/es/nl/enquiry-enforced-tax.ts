/** Questions about a tax debt that is enforced with a surcharge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_NL: Words = {
  'es.ask.apremio': {
    says: 'Betaal binnen de termijn van het papier: 10 % toeslag, later 20 % plus rente. Kwam het van de 1e tot de 15e: tot de 20e. Later: tot de 5e van de volgende maand. Kwam de eerste aanslag nooit aan, is hij betaald of te oud, maak bezwaar binnen een maand (reposición of económico-administrativa). Vraag in dezelfde termijn om termijnen. Beslag kan nog, maar verkopen mag pas na het antwoord.',
  },
}
