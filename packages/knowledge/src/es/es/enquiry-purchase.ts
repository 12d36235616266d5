/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'es.ask.return-online': {
    says: 'Si compró por internet, teléfono o en casa, puede cancelar en 14 días sin motivo. En tienda, solo si la tienda lo permite o tiene fallos.',
    dependsOn: 'dónde lo compró',
  },
  'es.ask.not-delivered': {
    says: 'El vendedor debe entregar en 30 días si no pactaron otra fecha. Dé por escrito un último plazo. Si pasa, resuelva el contrato: deben devolver todo sin demora. Si se retrasan sin razón, puede pedir el doble.',
  },
}
