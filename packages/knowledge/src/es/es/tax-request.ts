/** The Spanish words of the rows in ../tax-request.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_WORDS: Words = {
  'es.tax-request.want': {
    says: 'Hacienda pide papeles o su versión antes de decidir. Todavía no es la liquidación final.',
  },
  'es.tax-request.right-time': {
    says: 'Puede pedir más tiempo, en general la mitad de los días más. Pídalo al menos tres días antes del final.',
  },
  'es.tax-request.right-fine': {
    says: 'Una sanción exige culpa. Puede alegar. Baja un 30 % si está de acuerdo, y un 40 % del resto si paga a tiempo y no recurre.',
  },
  'es.tax-request.right-tribunal': {
    says: 'Contra la decisión tiene un mes: pedir otra vez a la misma oficina, o ir al tribunal económico-administrativo. Los dos son gratis.',
  },
  'es.tax-request.step-answer': {
    says: 'Conteste antes del último día con copias: contratos, papeles del banco, facturas y gastos. Guarde el justificante del envío.',
  },
  'es.tax-request.deadline': {
    says: 'Por lo general tiene diez días hábiles desde el día siguiente a recibirlo. Contamos desde su fecha, por seguridad.',
    action: 'Enviar los papeles o sus alegaciones',
    consequence: 'La oficina decide sin su versión.',
  },
}
