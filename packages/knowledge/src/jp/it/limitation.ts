/** The Italian words of Japan: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'jp.limitation.five': {
    says: 'La maggior parte delle richieste è troppo vecchia dopo cinque anni. Deve dirlo Lei. I debiti di prima di aprile 2020 seguono regole più vecchie.',
    from: 'il giorno della scadenza della somma',
    restartedBy:
      'Un pagamento o un sì al debito fa ripartire i cinque anni. Una sentenza li porta a dieci.',
  },
  'jp.limitation.judgment': {
    says: 'Dopo una sentenza il termine è di solito di dieci anni.',
  },
}
