/** Questions about a purchase at a fair: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_IT: Words = {
  'fr.ask-buy.fair': {
    says: 'In fiera non c’è diritto di recesso, e il venditore deve averlo detto prima, su cartello e contratto. Ma ha firmato un credito per l’acquisto? Receda dal credito per iscritto entro 14 giorni: cade anche la vendita, senza costi; solo tre giorni se ha chiesto la consegna immediata. Se non l’ha detto, o con un falso prezzo fiera, può contestare il contratto. Scriva oggi per raccomandata.',
    dependsOn: 'se ha preso lì un credito',
  },
}
