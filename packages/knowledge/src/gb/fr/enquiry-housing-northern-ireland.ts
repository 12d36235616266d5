/** Questions about renting in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_FR: Words = {
  'gb.ask-housing.ni-evict': {
    says: 'En Irlande du Nord, un congé (notice to quit) doit être écrit. Il doit donner 4 semaines, 8 semaines après un an, ou 12 semaines après dix. Il faut encore un ordre du tribunal.',
    dependsOn: 'depuis combien de temps vous y vivez',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'Vous n’avez pas à partir quand le congé (notice) finit. Votre propriétaire doit aller au tribunal, et seul l’Enforcement of Judgments Office peut vous faire partir.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'En Irlande du Nord, un loyer privé peut augmenter une fois en 12 mois, avec trois mois de préavis écrit.',
    dependsOn: 'l’avis reçu',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'En Irlande du Nord, le propriétaire doit protéger le dépôt (deposit) dans les 28 jours. Un dépôt ne peut pas dépasser un mois de loyer. Le fonds règle les litiges gratuitement.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Signalez-le par écrit avec photos. Si rien ne se passe, demandez un contrôle au service de santé (environmental health team) de votre mairie (council). Continuez à payer le loyer.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: "Non, continuez à payer, sinon vous pourriez perdre votre logement pour arriéré. Signalez chaque défaut par écrit avec des photos. Si rien n'est fait, demandez une visite au service environmental health de la commune. Housing Rights aide gratuitement.",
  },
}
