/** The Spanish words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_ES: Words = {
  'de.consumer.step-terms': {
    says: 'Busque el contrato, su fecha y cómo se hizo: en línea, en la puerta, por teléfono o en una tienda.',
  },
  'de.consumer.step-answer': {
    says: 'Conteste por escrito. Desista, dese de baja, o diga el defecto y ponga una fecha. Guarde prueba.',
  },
  'de.consumer.step-fault': {
    says: 'Si el producto tiene defectos, escriba al vendedor, no al fabricante. Pida reparación o uno nuevo para un día fijo.',
  },
  'de.consumer.step-valid': {
    says: 'Si el contrato es válido, pague lo que vence y dese de baja para el primer día posible.',
  },
}
