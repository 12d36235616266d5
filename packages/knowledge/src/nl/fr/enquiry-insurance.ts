/** Questions about an insurer that refuses: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Demandez quelle clause elle vise. Répondez par écrit avec des preuves et plaignez-vous à l’assureur. Ensuite vous pouvez aller au Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Demandez par écrit à l’assureur de revoir sa décision (heroverweging), avec une lettre du médecin. Il doit répondre sous quatre semaines. Après un non ou un silence, allez à la SKGZ, la commission des litiges d’assurance santé.',
  },
  'nl.ask.insurer-hidden': {
    says: 'Il doit le dire dans les deux mois après l’avoir appris. Il ne paie rien seulement si vous vouliez le tromper ou s’il vous aurait refusé. Sinon il paie tout ou une part. Plaignez-vous, puis allez au Kifid.',
    dependsOn: 'de ce qu’il aurait fait s’il l’avait su',
  },
}
