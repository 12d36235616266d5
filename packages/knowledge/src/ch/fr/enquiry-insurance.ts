/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'ch.ask.insurer': {
    says: 'Demandez par écrit quelle clause ils visent et envoyez des preuves. Puis saisissez l’ombudsman gratuit. En maladie, accident ou AI, demandez une décision et faites opposition en 30 jours. Les droits privés s’éteignent après cinq ans.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'ce que dit la police',
    says: 'Cherchez dans la police la fin et le délai, souvent trois mois avant. Un contrat de plus de trois ans peut être résilié pour la fin de la troisième année et de chaque année suivante. Après un sinistre payé ou une hausse de prime, c’est souvent possible aussi. Écrivez et gardez la preuve.',
  },
}
