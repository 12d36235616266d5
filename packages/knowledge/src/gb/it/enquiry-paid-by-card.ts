/** Questions about money back from the card firm or the bank: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_IT: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Ha pagato almeno una parte con carta di credito, per una cosa sopra £100 e non sopra £30,000? Allora risponde anche la società della carta. Chieda a lei secondo la «section 75». Per una carta di debito chieda un «chargeback».',
    dependsOn: 'come ha pagato e il prezzo della cosa',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Chieda alla banca un «chargeback». È una regola dei circuiti delle carte, non una legge, e ha un termine breve, spesso 120 giorni. Quindi lo chieda ora. Vale anche per piccole somme.',
  },
}
