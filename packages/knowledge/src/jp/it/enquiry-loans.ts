/** Questions about lenders, interest paid too much and stopping payments by card: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'jp.ask.credit-stop': {
    says: 'Scriva alla ditta della carta o del credito che smette di pagare e perché (支払停止の抗弁). Vale per pagamenti a rate oltre due mesi, da 40.000 yen in tutto. Tenga la prova, e scriva anche al negozio. Chiami il 188.',
  },
  'jp.ask.illegal-lender': {
    says: 'In pericolo chiami il 110. Un prestito oltre il 109,5% l’anno è nullo, e prestare senza licenza è un reato. Non prenda altro in prestito. Tenga tutti i messaggi, e vada oggi dalla polizia (#9110) e da un avvocato o consulente giudiziario.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Se ha preso soldi prima di giugno 2010 a più del 15 o 20 % all’anno, forse ha pagato troppo. Chieda la storia (取引履歴): devono darla. Di solito dieci anni dall’ultimo pagamento, cinque da quando lo sa per quelli da aprile 2020. Raro nei prestiti dal 2010. Chieda a Houterasu.',
  },
}
