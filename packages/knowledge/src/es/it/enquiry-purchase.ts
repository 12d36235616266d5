/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'es.ask.return-online': {
    says: 'Se ha comprato online, per telefono o alla porta di casa, può recedere entro 14 giorni senza motivo. In un negozio solo se il negozio lo permette o la cosa è difettosa.',
    dependsOn: 'dove ha comprato',
  },
  'es.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto subito. Se ritarda senza motivo, può chiedere il doppio.',
  },
}
