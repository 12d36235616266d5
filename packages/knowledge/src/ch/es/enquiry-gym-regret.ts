/** Questions about a gym contract that a person regrets after some days: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_ES: Words = {
  'ch.ask.gym-regret': {
    says: 'No, la ley suiza no da ese derecho para un contrato firmado en el gimnasio. Hay 14 días solo si se lo vendieron en casa, en la calle, en el trabajo o por una llamada no pedida. Lea las condiciones: algunos lo permiten los primeros días. Escriba ya y pida un gesto, una pausa o traspasarlo. Una larga enfermedad o mudanza lejana puede ser motivo grave.',
  },
}
