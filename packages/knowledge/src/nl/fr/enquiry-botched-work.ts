/** Questions about bad work of a tradesman: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_FR: Words = {
  'nl.ask.botched-work': {
    says: 'Écrivez ce qui ne va pas, avec photos, et donnez un délai juste pour réparer. D’ici là, vous pouvez retenir une part de la facture selon le défaut, pas tout. Sinon, écrivez qu’une autre firme le fera à leurs frais. Puis Geschillencommissie ou juge kanton.',
  },
}
