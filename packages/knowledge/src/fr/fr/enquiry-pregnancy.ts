/** Questions about a job in pregnancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_FR: Words = {
  'fr.ask-work.pregnant': {
    says: 'Une femme enceinte est protégée jusqu’à dix semaines après le congé maternité. Seules une faute grave ou une raison étrangère peuvent rompre, et jamais pendant le congé. Envoyez le certificat sous 15 jours après un licenciement : il est alors nul.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: "Il n'est pas trop tard. Envoyez à l'employeur un certificat médical de grossesse en recommandé, dans les 15 jours suivant la notification du licenciement. Il est alors nul, peu importe que personne ne savait. Seule une faute grave sans lien avec la grossesse, ou un contrat impossible à maintenir pour autre chose, tient. Demandez à reprendre votre poste. En cas de refus, saisissez vite les prud'hommes : salaires dus, et au moins six mois de salaire.",
  },
}
