/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_FR: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP (food stamps, bons alimentaires) n’est pas réservé aux citoyens. Une green card compte en général après cinq ans, aussitôt pour les moins de 18 ans. Les « entrants » de Cuba et d’Haïti et les gens de Palaos, de Micronésie et des îles Marshall n’attendent pas. Depuis le 4 juillet 2025, réfugiés et personnes avec asile doivent le plus souvent d’abord avoir une green card. Les enfants citoyens peuvent l’avoir même si vous non. Refus ? Demandez un fair hearing dans les 90 jours.',
  },
  'us.state.ca.ask-rival-work': {
    says: 'En Californie, la promesse de ne pas travailler pour un concurrent est nulle, où et quand que vous l’ayez signée. Vous pouvez travailler pour un concurrent ou ouvrir votre entreprise. L’employeur n’a même pas le droit de la mettre au contrat ou de vouloir l’imposer. S’il le fait, vous pouvez demander vos pertes et les frais d’avocat. C’est autre chose si vous avez vendu une affaire ou quitté une société. Les secrets d’affaires le restent : ne prenez ni fichiers ni listes de clients.',
  },
}
