/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Si compró por internet, por teléfono o en su puerta, puede cancelar sin motivo en 14 días. En una tienda, solo si lo permite o si la cosa tiene un fallo.',
    dependsOn: 'dónde lo compró',
  },
  'it.ask.not-delivered': {
    says: 'El vendedor debe entregar en 30 días si no pactaron otra fecha. Dé por escrito un último plazo. Si pasa, resuelva el contrato: debe devolver todo sin demora, y puede pedir daños.',
  },
  'it.ask.not-ordered': {
    says: 'No debe nada por lo que no pidió: el silencio no es un sí. Escriba que nunca aceptó y pida su dinero. Diga al banco que no autorizó el pago.',
  },
}
