/** Phone and internet firms that raise a price: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOMS_IT: Words = {
  'de.price.telecom-right-end': {
    says: 'Può disdire per l’aumento, gratis e senza preavviso, entro tre mesi da questa lettera. Il contratto finisce al più presto il giorno dell’aumento.',
  },
  'de.price.telecom-deadline': {
    says: 'I tre mesi decorrono dall’arrivo della lettera. Per sicurezza si conta dalla sua data.',
    action: 'Disdire per l’aumento, se vuole uscire',
    consequence: 'Il diritto speciale finisce. Il contratto continua al nuovo prezzo.',
  },
  'de.price.telecom-right-told': {
    says: 'Devono avvisarLa almeno un mese e al massimo due mesi prima, in una forma da conservare.',
  },
  'de.price.telecom-step': {
    says: 'Confronti altre tariffe. Per tenere numero o linea lasci fare il cambio alla nuova ditta, ma attento ai tre mesi.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nomini il cambio di prezzo e il § 57 TKG. Chieda conferma.',
    title: 'Disdire per l’aumento',
    cost: 'Gratis. Forse deve restituire o pagare telefono o router.',
    time: 'Entro tre mesi da questa lettera.',
    risk: 'Tenga la linea finché funziona la nuova.',
    bestFor: 'Un’altra ditta costa meno.',
  },
}
