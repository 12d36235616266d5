/** Questions about who can get public assistance, and whether the family is asked: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_IT: Words = {
  'jp.ask.welfare-family': {
    says: "La famiglia non viene contattata in ogni caso. Facendo domanda, dica per iscritto all'ufficio che non lo vuole e perché. Non deve scrivere a chi è stato violento con Lei. Non serve neppure se non c'è contatto da circa dieci anni, o se la persona è povera, anziana o malata. L'aiuto della famiglia non è una condizione; conta solo se paga davvero. L'ufficio deve prendere la domanda e rispondere in 14 giorni, 30 al massimo. Houterasu aiuta.",
  },
  'jp.ask.welfare-who': {
    says: 'Sì, può fare domanda. Conta se redditi e risparmi sono sotto il minimo della Sua famiglia. Lavoro, pensione, giovane età o debiti non la impediscono. Una casa di valore normale di solito resta; un’auto solo per lavoro o malattia. I debiti non si pagano con questo: chieda a 法テラス del fallimento. L’ufficio deve prendere la domanda: dica «la presento oggi». Risposta in 14 giorni, 30 al massimo.',
  },
  'jp.ask.welfare-stopped': {
    says: 'Non possono toglierla senza un buon motivo e prima devono sentirla. Chieda decisione e motivo per iscritto. Non firmi una rinuncia (辞退届). Entro tre mesi da quando lo sa, chieda gratis il riesame al governatore (審査請求), con un foglio del medico o della scuola. Viene prima del giudice. Chieda anche che continui intanto (執行停止). Houterasu aiuta.',
  },
}
