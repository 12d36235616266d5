/** The Italian words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_IT: Words = {
  'de.uvg.right-able': {
    says: 'Deve solo ciò che poteva davvero pagare. Una parte del reddito resta a Lei (Selbstbehalt). Mostri paga, affitto e altri figli.',
  },
  'de.uvg.right-past': {
    says: 'Per i mesi passati conta solo da quando L’hanno informata dell’anticipo o Le hanno chiesto il reddito. Chieda la prova di quel giorno.',
  },
  'de.uvg.step-income': {
    says: 'Mandi in tempo il reddito degli ultimi dodici mesi. Se non può pagare, lo scriva e chieda un rinvio o piccole rate.',
  },
}
