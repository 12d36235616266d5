/** Questions about things bought: faults, delivery, returns and firms that closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'ca.ask.faulty': {
    says: 'Puede pedir una reparación, uno nuevo o su dinero. Los productos deben tener calidad razonable, aun cuando acaba la garantía de la tienda. Escriba primero al vendedor.',
  },
  'ca.ask.cancel': {
    says: 'Si firmó en su puerta, la mayoría de las provincias le da 10 días. Los contratos de gimnasio tienen a menudo también un tiempo para pensarlo. Cancele por escrito.',
    dependsOn: 'dónde firmó y qué compró',
  },
  'ca.ask.not-delivered': {
    says: 'Escriba al vendedor y pida los productos o su dinero. Si pagó con tarjeta y no responde, pida a la tarjeta que devuelva el cargo (chargeback).',
  },
  'ca.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Por ley de la provincia los productos deben durar un tiempo razonable, también después de la garantía de la tienda. Pida reparación o dinero, y luego use el tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su tarjeta que devuelva el cargo (chargeback). Si la empresa quebró, envíe una prueba de su crédito (proof of claim) al administrador.',
  },
  'ca.ask.return-goods': {
    says: 'Si cambia de idea, solo cuenta la política de la tienda. Pero si está defectuoso o no es como se dijo, la ley le da un derecho, diga lo que diga el cartel.',
  },
}
