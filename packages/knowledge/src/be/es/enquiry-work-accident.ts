/** Questions about an accident at work that the insurer does not accept: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_ES: Words = {
  'be.ask.work-accident': {
    says: 'Conteste por escrito y pida los motivos. Un hecho repentino en el trabajo que le lesionó se presume accidente laboral: muestre el hecho y el daño, con testigos y parte médico. Pida a Fedris que lo examine gratis. Avise a la mutua: paga entretanto. Tiene tres años para el tribunal laboral, sin coste. Vea a su sindicato.',
  },
}
