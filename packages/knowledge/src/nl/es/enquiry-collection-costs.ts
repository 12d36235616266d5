/** The Spanish words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_ES: Words = {
  'nl.ask.costs': {
    says: 'No debe gastos hasta recibir un aviso gratuito que le dio 14 días y nombró la suma. ¿Nunca llegó? Pague solo la factura y escriba por qué no los gastos. Después, como máximo el 15 % de los primeros 2.500 €, con un mínimo de 40 €. No se suman tasas por pedido o por carta.',
    dependsOn: 'las cartas que recibió',
  },
  'nl.ask.collector-letter': {
    says: 'Compruebe antes: ¿es suya, es correcta la suma, tiene más de cinco años? Los costes solo cuentan tras una carta con 14 días. La empresa debe estar registrada. Discútala por escrito u ofrezca plazos. No puede embargar nada.',
  },
}
