/** Spanish: refused benefits, NHS charges, care fees and complaints about care. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_AND_CARE_ES: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Pida que lo miren de nuevo (mandatory reconsideration), mejor en un mes. Dé su buena razón, como enfermedad, y envíe pruebas. Después puede ir al tribunal gratuito. Para comida y facturas mientras tanto, pida un hardship payment.',
  },
}
