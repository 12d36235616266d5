/** Questions about an insurer that refuses: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Demandez quelle clause elle vise. Répondez par écrit avec des preuves et plaignez-vous à l’assureur. Ensuite vous pouvez aller au Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Demandez par écrit à l’assureur de revoir sa décision (heroverweging), avec une lettre du médecin. Il doit répondre sous quatre semaines. Après un non ou un silence, allez à la SKGZ, la commission des litiges d’assurance santé.',
  },
}
