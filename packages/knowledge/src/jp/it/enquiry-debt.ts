/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'jp.ask.step-debt': {
    says: 'Raccolga le lettere e chiami Houterasu (法テラス).',
  },
  'jp.ask.right-debt': {
    says: 'Una ditta privata non può pignorare senza un tribunale.',
  },
  'jp.ask.cannot-pay': {
    says: 'Chiami Houterasu (法テラス). Con un reddito basso il consiglio è gratis. Ci sono tre vie: un piano, un piano del tribunale o il fallimento.',
  },
  'jp.ask.late-charges': {
    says: 'Per un prestito di un prestatore il ritardo costa al massimo il 20 % all’anno; per altri contratti con una ditta il 14,6 %. Oltre non deve nulla. Se è molte volte il prestito, è vecchio: cerchi prima l’ultimo pagamento. Dopo cinque anni può dire che è prescritto. Non paghi prima una parte.',
  },
  'jp.ask.certified-letter': {
    says: 'È solo una lettera, non un ordine del tribunale. Ma non la ignori: può seguire una causa. Controlli se lo deve e se è prescritto. Prima non prometta e non paghi nulla. Risponda entro il giorno, meglio con un avvocato o 法テラス.',
  },
}
