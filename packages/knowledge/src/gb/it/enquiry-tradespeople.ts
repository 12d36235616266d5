/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_IT: Words = {
  'gb.ask-consumer.bad-work': {
    says: 'Un lavoro va fatto con cura e capacità. Se no, l’artigiano deve rifarlo gratis in un tempo giusto. Se non riesce, può chiedere uno sconto, fino a tutto il prezzo.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Se ha concordato un prezzo, quello è il prezzo. Se non c’era, paga un prezzo giusto. Per gli extra serve il Suo sì. Paghi ciò che non è contestato e dica perché trattiene il resto.',
    dependsOn: 'se prima ha concordato un prezzo',
  },
  'gb.ask-consumer.deposit': {
    says: 'Un’azienda può tenere solo una somma giusta per la sua vera perdita. Una clausola che le fa tenere molto di più è ingiusta e non La vincola. «Non-refundable» (non rimborsabile) non basta.',
    dependsOn: 'che cosa dice il contratto e che cosa l’azienda ha davvero perso',
  },
  'gb.ask-consumer.builder-vanished': {
    says: "Scriva con un ultimo giorno: finire i lavori o restituire il denaro. Poi faccia causa online; una piccola causa arriva a £10,000 in Inghilterra e Galles, a £5,000 in Scozia. Se ha pagato oltre £100 con carta di credito, chieda anche alla carta. Se era un inganno dall'inizio, denunci la frode.",
  },
}
