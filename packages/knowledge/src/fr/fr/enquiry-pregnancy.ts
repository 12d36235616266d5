/** Questions about a job in pregnancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_FR: Words = {
  'fr.ask-work.pregnant': {
    says: 'Une femme enceinte est protégée jusqu’à dix semaines après le congé maternité. Seules une faute grave ou une raison étrangère peuvent rompre, et jamais pendant le congé. Envoyez le certificat sous 15 jours après un licenciement : il est alors nul.',
  },
  'fr.ask-work.pregnant-not-kept': {
    says: 'Non si la raison est votre grossesse : c’est une discrimination, nulle. Un CDD peut finir à son terme. Mais refuser de renouveler ou d’embaucher à cause d’une grossesse est interdit. Il suffit de montrer des faits qui le laissent supposer : dates, courriels, promesses. L’employeur doit alors prouver une autre raison. Vous avez cinq ans devant les prud’hommes ; le Défenseur des droits aide sans frais.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: "Il n'est pas trop tard. Envoyez à l'employeur un certificat médical de grossesse en recommandé, dans les 15 jours suivant la notification du licenciement. Il est alors nul, peu importe que personne ne savait. Seule une faute grave sans lien avec la grossesse, ou un contrat impossible à maintenir pour autre chose, tient. Demandez à reprendre votre poste. En cas de refus, saisissez vite les prud'hommes : salaires dus, et au moins six mois de salaire.",
  },
  'fr.ask-work.paternity-leave': {
    says: 'Vous avez 25 jours, et avant eux trois jours ouvrables pour la naissance. Pour des jumeaux ou plus, 32 au lieu de 25. Quatre de ces jours suivent le congé de naissance ; prenez le reste dans les six mois, en une ou deux fois d’au moins cinq jours. Prévenez l’employeur un mois avant. Il ne peut pas refuser. La CPAM verse une indemnité par jour.',
  },
  'fr.ask-work.birth-leave': {
    says: 'Depuis le 1er juillet 2026, chaque parent peut prendre un ou deux mois de plus, pour un enfant né ou adopté depuis le 1er janvier 2026. D’abord vient le congé de maternité, de paternité ou d’adoption. La Sécurité sociale verse environ 70 % du net le premier mois et 60 % le second, avec un plafond. À prendre le plus souvent dans les neuf mois. Prévenez un mois avant, ou 15 jours s’il suit l’autre congé. L’employeur ne peut pas refuser.',
  },
}
