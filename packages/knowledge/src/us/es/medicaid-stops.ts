/** The Spanish words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_ES: Words = {
  'us.stop.medicaid-want': {
    says: 'El estado dice que su Medicaid termina, cambia o se niega, y por qué.',
  },
  'us.stop.medicaid-reality': {
    says: 'Muchas personas pierden Medicaid solo porque faltaba un formulario. A menudo se puede arreglar.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Tiene derecho a una audiencia justa. El aviso dice el último día, como mucho 90 días.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Pida una audiencia antes del día en que termina, y su Medicaid sigue hasta la decisión.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'En la mayoría de los casos el aviso debe llegar al menos diez días antes de que termine su Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Envíe lo que falta y pida una audiencia el mismo día. Diga que quiere que siga Medicaid.',
  },
  'us.stop.medicaid-option': {
    says: 'Pídala por escrito, en línea o por teléfono. Guarde prueba del día.',
    title: 'Pedir una audiencia justa',
    cost: 'Gratis',
    time: 'Antes del día en que termina, para conservar Medicaid',
    risk: 'Si pierde, el estado puede pedir el costo de la atención que siguió.',
    bestFor: 'Todavía califica, o solo faltaba un formulario.',
  },
}
