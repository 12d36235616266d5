/** Questions of people fired after an injury at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_FR: Words = {
  'us.fact.fired-after-comp': {
    says: "« At will » n'est pas une réponse ici : presque chaque État interdit de renvoyer pour une demande d'accident du travail (workers' comp). Certains délais sont courts : voyez cette semaine un avocat des accidents du travail ; le premier entretien est souvent gratuit. Gardez messages, certificats et la liste des jours comptés. La demande continue sans l'emploi. Demandez le chômage, et voyez si la loi FMLA protégeait ces jours.",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "L'Ohio interdit de renvoyer pour une demande de workers' comp, at will ou non. Deux délais comptent. L'employeur doit recevoir votre avis écrit dans les 90 jours après le renvoi, et vous devez agir devant la common pleas court dans les 180 jours. Envoyez l'avis maintenant en recommandé et gardez une copie. Les papiers de soins montrent ce qu'étaient ces jours. La demande continue. Demandez aussi le chômage.",
  },
}
