/** Questions about a parking fine where the ticket was paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_ES: Words = {
  'es.ask.parking-paid': {
    says: 'Alegue por escrito en 20 días naturales, en el ayuntamiento o en línea, con el pago de la app o el tique. Compruebe matrícula, zona y hora. No pague a mitad de precio: eso cierra el caso. Si dicen que no, puede ir al juez en dos meses, o antes pedir reposición en un mes. Algunas ciudades anulan un pequeño retraso en el parquímetro por pocos euros.',
  },
}
