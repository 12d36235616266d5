/** The Spanish words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_ES: Words = {
  'au.named.work-injury-nsw': {
    says: 'En Nueva Gales del Sur este aviso debe dar los motivos y los papeles que usaron. Puede pedir a la aseguradora una revisión o ir a la Personal Injury Commission. La Independent Review Office (IRO) puede pagarle un abogado.',
  },
  'au.named.work-injury': {
    says: 'Una lesión en el trabajo tiene su propia ley y su propia revisión, no la de otros seguros. El plazo es corto, a menudo de uno a tres meses. Un sindicato, un centro legal o un abogado sin costo inicial puede ayudar.',
  },
}
