/** Questions about what may be taken from a home, an account and wages: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_IT: Words = {
  'be.ask.account': {
    says: 'Con una sentenza si può prendere una parte. Assegni familiari, reddito minimo e una base dello stipendio restano protetti. Ha 15 giorni per opporsi.',
    dependsOn: 'che soldi sono',
  },
  'be.ask.account-left': {
    dependsOn: 'da dove vengono i soldi',
    says: 'Stipendio e sussidi restano protetti fino a 30 giorni dopo l’arrivo sul conto, grazie a un codice. Sotto una certa somma non si può prendere nulla. Se è bloccato troppo, scriva all’ufficiale giudiziario con prove. Poi vada dal giudice dei pignoramenti.',
  },
  'be.ask.goods-of-others': {
    says: 'Possono essere vendute solo le cose di chi deve. Ma l’ufficiale può annotare tutto ciò che sta a quell’indirizzo. Mostri subito fatture, estratti conto o un elenco per provare di chi sono. Se vengono pignorate lo stesso, il proprietario deve andare dal giudice dei pignoramenti prima della vendita (revendication, revindicatie). Chieda un avvocato, gratis con reddito basso (pro deo).',
  },
  'be.ask.bailiff-letter': {
    says: 'Guardi se la lettera nomina una sentenza o un altro titolo (vonnis, titre). Se no, l’ufficiale può solo chiedere e le spese aggiunte hanno un limite. Se sì, chieda il conto e offra subito una somma al mese. Il CPAS (OCMW) aiuta gratis.',
  },
}
