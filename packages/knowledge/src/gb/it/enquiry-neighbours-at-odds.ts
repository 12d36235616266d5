/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_IT: Words = {
  'gb.ask-neighbour.flat-above': {
    says: 'Il council deve esaminare i reclami per rumore, anche tra appartamenti privati. Scriva al suo ufficio environmental health, con un diario. Se non vuole, usi la sua via per i reclami, poi l’Ombudsman. I passi normali attraverso un pavimento sottile di solito non sono molestia. Legga quindi i due contratti (leases): molti vietano pavimenti nudi o laminati, e il proprietario dell’edificio (freeholder) può agire. Da cinque inquilini in su serve quasi sempre una licenza (HMO): lo dica al council. Può anche chiedere Lei un ordine ai magistrates.',
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: 'Dal Suo lato il vicino non può fare nulla senza il Suo sì: entrare o allungare il braccio è vietato (trespass). Può tagliare solo ciò che sporge, fino al confine. Tagliare o uccidere di più apposta può essere reato (criminal damage). Scriva con calma che deve smettere, con foto e il prezzo di nuove piante, e offra una mediazione. Se continua, chieda il costo al county court e un ordine. Danni ripetuti possono essere molestia (harassment), cosa per la polizia.',
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: 'L’aspetto da solo non dà alcun diritto al vicino: non c’è diritto a una bella vista né al prezzo di una casa. Conta solo un danno vero, come radici, parassiti, acqua o piante che sporgono. Il council può ordinare di pulire solo se il terreno rovina molto la zona, e Lei può ricorrere. Non deve fare nulla; una parola gentile o una mediazione può calmare. Conservi ogni messaggio. Insulti per la Sua origine possono essere reato d’odio: chiami il 101.',
  },
}
