/** Questions about a tenancy deposit in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_FR: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Demandez par écrit le dépôt (deposit) et la liste de chaque retenue avec preuve. En cas de désaccord, utilisez le service gratuit de litiges du fonds de dépôt (deposit scheme). Le propriétaire doit prouver la perte.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Votre propriétaire avait 30 jours pour protéger le dépôt (deposit) et vous dire où. Sinon, vous pouvez le redemander, plus une à trois fois sa valeur. Vous avez six ans.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Vous ne payez pas l’usure normale (fair wear and tear), c’est-à-dire l’usage avec le temps. Un propriétaire peut réclamer seulement un vrai dégât ou de la saleté, moins l’âge de l’objet.',
  },
}
