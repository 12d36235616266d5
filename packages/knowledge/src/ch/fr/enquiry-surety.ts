/** Questions about a person who stood surety for the debt of another: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_FR: Words = {
  'ch.ask.surety': {
    says: 'Vérifiez d’abord la forme. Le cautionnement d’un particulier de plus de 2 000 francs exige un acte authentique chez le notaire et un montant maximal en chiffres. En dessous, la somme doit être de votre main. Marié, il faut en général l’accord écrit du conjoint. Sinon, il est nul et vous ne devez rien : écrivez-le. Signé comme codébiteur ? Autre règle. Demandez conseil avant de payer.',
    dependsOn: 'la forme de la signature et l’accord du conjoint',
  },
}
