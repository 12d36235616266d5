/** The Spanish words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_ES: Words = {
  'es.ask.collector-home': {
    says: 'Un cobrador no puede entrar, llevarse cosas ni avisar a su jefe. No tiene que abrir la puerta.',
  },
  'es.ask.asnef': {
    says: 'Escriba gratis al fichero, con su DNI y las pruebas, y pida ver y borrar el dato. La deuda debe ser cierta: no pagada, no reclamada ante juez, administración o arbitraje, de más de 50 € y de cinco años como máximo. Debieron avisarle antes, y comunicarle la inclusión en 30 días. Escriba también a la empresa. Tienen un mes. ¿Sin respuesta, o un no? Reclame gratis a la AEPD. No tiene que pagar lo que no debe. Quien figura sin razón puede pedir una indemnización.',
  },
  'es.ask.sold-debt': {
    says: 'Pida por escrito a la nueva empresa el contrato y la prueba de la compra. Conserva las mismas defensas. No pague antes de ver pruebas.',
  },
}
