/** Viaggio senza biglietto e carte per sposarsi: le righe della Germania in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'de.fare.right-sixty': {
    says: 'Per un viaggio senza biglietto in città possono chiedere al massimo 60 €. Le spese di sollecito arrivano solo se paga tardi.',
  },
  'de.fare.right-seven': {
    says: 'Se aveva un abbonamento valido a Suo nome, lo mostri entro una settimana. Allora sono al massimo 7 €.',
  },
  'de.fare.right-no-fault': {
    says: 'Non deve il supplemento se non ha potuto avere il biglietto senza Sua colpa, per esempio con la macchina rotta.',
  },
  'de.fare.step-prove': {
    says: 'Annoti il giorno, la linea e la fermata. Mandi il biglietto o una foto della macchina rotta.',
  },
  'de.ask.marriage-papers': {
    says: 'Chieda il foglio nominato all’ufficio di stato civile del Suo Paese, con apostille e traduzione. Chieda più tempo all’ufficio di qui se serve. Senza certificato di capacità al matrimonio (Ehefähigkeitszeugnis), la corte regionale superiore può dispensarLa.',
  },
  'de.ask.apostille': {
    says: 'Un’apostille è un timbro che mostra che un foglio è autentico. La mette il Paese che ha fatto il foglio.',
  },
  'de.mortgage.right-notice': {
    says: 'La banca può chiudere un mutuo casa solo se due rate di fila e il 2,5 % del prestito sono scoperti. Prima deve dare un avviso di due settimane.',
  },
  'de.mortgage.right-stay': {
    says: 'Può chiedere al tribunale di fermare la vendita forzata fino a sei mesi. Lo chieda entro due settimane dal suo avviso.',
  },
  'de.mortgage.right-half': {
    says: 'Alla prima data la casa non può andare per meno di metà del suo valore.',
  },
}
