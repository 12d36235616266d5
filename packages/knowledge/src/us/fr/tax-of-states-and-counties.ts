/** The French words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_FR: Words = {
  'us.state-tax.want': {
    says: 'Un État, un comté ou une ville dit que vous devez de l’impôt.',
  },
  'us.state-tax.rights-summary': {
    says: 'Vous pouvez demander comment ils ont calculé, protester ou faire appel, et demander de payer en plusieurs fois.',
  },
  'us.state-tax.right-appeal': {
    says: 'Vous avez le droit de protester ou de faire appel. L’avis dit comment et jusqu’à quel jour.',
  },
  'us.state-tax.step-date': {
    says: 'Trouvez le dernier jour pour protester et le propre site du bureau. N’utilisez pas un lien de la lettre si vous avez un doute.',
  },
  'us.state-tax.step-check': {
    says: 'Comparez avec votre déclaration et vos paiements. Répondez par écrit avec des copies de vos preuves.',
  },
  'us.state-tax.option-appeal': {
    says: 'Écrivez, au plus tard le dernier jour, que vous n’êtes pas d’accord et pourquoi.',
    title: 'Protester ou faire appel',
    cost: 'Gratuit dans la plupart des États',
    time: 'Au plus tard le jour indiqué dans l’avis',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse ou n’est pas à vous.',
  },
  'us.state-tax.option-plan': {
    says: 'La plupart des bureaux des impôts vous laissent payer en plusieurs fois. Demandez en ligne ou par téléphone sur leur propre site.',
    title: 'Demander un plan de paiement',
    cost: 'Une partie chaque mois, et des intérêts',
    time: 'Avant le jour indiqué dans l’avis',
    risk: 'Ils peuvent quand même inscrire un droit sur vos biens (lien).',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
}
