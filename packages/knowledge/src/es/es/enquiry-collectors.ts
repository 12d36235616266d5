/** The Spanish words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_ES: Words = {
  'es.ask.collector-home': {
    says: 'Un cobrador no puede entrar, llevarse cosas ni avisar a su jefe. No tiene que abrir la puerta.',
  },
  'es.ask.asnef': {
    says: 'Escriba gratis al fichero y pida sus datos. Si la deuda es menor de 50 €, está pagada, pasa de cinco años o no le avisaron, pida el borrado. Si no, vaya a la AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Pida por escrito a la nueva empresa el contrato y la prueba de la compra. Conserva las mismas defensas. No pague antes de ver pruebas.',
  },
}
