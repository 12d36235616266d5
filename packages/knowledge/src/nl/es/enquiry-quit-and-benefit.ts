/** Questions about unemployment pay for people who leave the job themselves: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_ES: Words = {
  'nl.ask.quit-and-ww': {
    says: 'No, casi nunca: quien se va sin necesidad no cobra WW. Hay pocas excepciones, si no se le podía pedir seguir, y debe probarlas. No renuncie aún. ¿El trabajo le enferma? Dé parte de enfermo y hable con el médico de empresa: el sueldo sigue. Hable de un acuerdo (vaststellingsovereenkomst) que quiera la empresa, con el preaviso: así la WW suele estar segura. Pregunte antes al Juridisch Loket.',
  },
}
