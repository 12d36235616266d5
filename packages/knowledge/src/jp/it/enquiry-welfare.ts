/** Questions about who can get public assistance, and whether the family is asked: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_IT: Words = {
  'jp.ask.welfare-family': {
    says: 'Scriva che non vuole che li contattino, e perché. L’aiuto della famiglia viene prima solo se paga davvero; non è una condizione. L’ufficio non deve scrivere a chi Le ha fatto violenza. Non è tenuto se non c’è contatto da circa dieci anni, o se la persona è povera, anziana o malata. Deve prendere la domanda e rispondere in 14 giorni, 30 al massimo. Houterasu aiuta.',
  },
  'jp.ask.welfare-who': {
    says: 'Sì, può fare domanda. Conta se redditi e risparmi sono sotto il minimo della Sua famiglia. Lavoro, pensione, giovane età o debiti non la impediscono. Una casa di valore normale di solito resta; un’auto solo per lavoro o malattia. I debiti non si pagano con questo: chieda a 法テラス del fallimento. L’ufficio deve prendere la domanda: dica «la presento oggi». Risposta in 14 giorni, 30 al massimo.',
  },
}
