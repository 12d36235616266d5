/** The Spanish words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_ES: Words = {
  'us.medicare.want': {
    says: 'Muestra lo que se pidió a Medicare y lo que pagó. No es una cuenta por pagar.',
  },
  'us.medicare.right-appeal': {
    says: 'Tiene 120 días desde que recibe el aviso para pedir otra revisión (redetermination). Es gratis.',
  },
  'us.medicare.deadline-appeal': {
    says: 'Puede apelar una decisión de Medicare durante 120 días desde que la recibe. Suponen que llegó a los cinco días.',
    service: 'por el correo',
    action: 'Apelar si Medicare no quiso pagar algo',
    consequence: 'La decisión queda firme, salvo que tuviera una buena razón para llegar tarde.',
  },
  'us.medicare.step-check': {
    says: 'Revise nombres, fechas y servicios. Si algo es falso, llame al 1-800-MEDICARE o a su Senior Medicare Patrol.',
  },
  'us.medicare.right-plan-appeal': {
    says: 'Tiene 65 días desde la fecha del aviso para apelar ante un plan de Medicare. Pida una respuesta rápida si esperar le hace daño.',
  },
  'us.medicare.right-care-ends': {
    says: 'Llame a la oficina de revisión (QIO) del aviso antes del mediodía del día anterior al fin. Decide en pocos días, y hasta entonces casi nunca paga. La atención puede seguir también para que no empeore.',
  },
}
