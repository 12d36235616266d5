/** How long a claim can be brought for (Verjährung): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ch.limitation.five': {
    says: 'Affitti, salari, medici, lavori artigianali e altre somme periodiche si prescrivono in cinque anni.',
    from: 'il giorno in cui la somma era da pagare',
    restartedBy:
      "Un pagamento, un riconoscimento del debito o un'esecuzione fa ripartire il termine.",
  },
  'ch.limitation.ten': {
    says: 'La maggior parte degli altri debiti si prescrive in dieci anni, alcuni in cinque. Deve dirlo Lei.',
    from: 'il giorno in cui la somma era da pagare',
    restartedBy:
      "Un pagamento, un riconoscimento del debito o un'esecuzione fa ripartire il termine.",
  },
  'ch.limitation.loss': {
    says: 'Un attestato di carenza di beni si prescrive venti anni dopo il suo rilascio.',
  },
}
