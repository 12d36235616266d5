/** The Italian words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_IT: Words = {
  'jp.ask.fired-while-ill': {
    says: 'Se il lavoro L’ha fatta ammalare o ferita, non possono licenziarla durante l’assenza né per 30 giorni dopo. Per una malattia privata la ditta deve prima seguire le sue regole di congedo (休職) e valutare il ritorno. Non firmi nulla. Chieda motivo e regole per iscritto, con certificato.',
  },
  'jp.ask.pregnant-fired': {
    says: 'Non possono licenziarla né trattarla peggio per gravidanza, parto o congedo parentale. Un licenziamento in gravidanza o entro un anno dal parto è nullo, salvo che la ditta provi un altro motivo. Non firmi nulla. Annoti tutto. Chiami l’ufficio del lavoro (雇用環境・均等部).',
  },
}
