/** The list of all one owns, and arrest to force it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_WORDS: Words = {
  'de.bailiff.want-statement': {
    says: "Paghi entro due settimane, o venga all'appuntamento ed elenchi beni e redditi (Vermögensauskunft).",
  },
  'de.bailiff.not-yet-arrest': {
    says: "Non si viene arrestati per debiti. Un mandato arriva solo se manca all'appuntamento senza motivo o rifiuta di rispondere.",
  },
  'de.bailiff.know-register': {
    says: "Se non può pagare o rifiuta, entra per tre anni nel registro dei debitori. Pagare tutto toglie prima l'iscrizione.",
  },
  'de.bailiff.deadline-statement': {
    says: 'Devono passare due settimane tra la richiesta di pagare e la Sua dichiarazione dei beni.',
    action: "Pagare, o concordare rate con l'ufficiale giudiziario",
    consequence: "Poi deve venire all'appuntamento ed elencare i Suoi beni.",
  },
  'de.bailiff.step-attend': {
    says: "Vada all'appuntamento. Se è malato, mandi prima una prova. Se manca, può arrivare un mandato.",
  },
  'de.bailiff.warn-false': {
    says: 'Dica tutta la verità nella dichiarazione dei beni. Una dichiarazione falsa è un reato.',
  },
}
