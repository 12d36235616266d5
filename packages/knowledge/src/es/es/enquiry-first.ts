/** The Spanish words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'es.ask.seize-without-judge': {
    says: 'Una empresa de recobro no puede embargar nómina, cuenta ni bienes sin un juzgado. Pida por escrito el contrato, el desglose y la prueba de que compró la deuda. Mire si ha prescrito: casi siempre cinco años desde la última reclamación o pago. Antes no pague ni reconozca nada. Los intereses de tarjeta pueden ser usura. Exija solo cartas; denuncie a la AEPD llamadas al trabajo y un ASNEF indebido.',
  },
  'es.ask.eviction-day': {
    says: 'Vaya al juicio y pida hoy un abogado de oficio. Pida a servicios sociales que informen al juzgado de que es vulnerable: puede parar el desahucio.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Una carta del casero no termina su contrato. Solo un juez puede hacer que se vaya. Conteste por escrito y pida consejo gratis.',
  },
}
