/** Questions about a higher rent, the rent brake and the right to leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WORDS: Words = {
  'de.ask-home.rent-rise': {
    says: 'Vous avez jusqu’à la fin du deuxième mois pour réfléchir. Au plus le loyer local, et 20 % en trois ans, dans beaucoup de villes 15 %. Ne signez pas trop vite.',
    dependsOn: 'le loyer local et la dernière hausse',
  },
  'de.ask-home.rent-brake': {
    says: 'Là où il vaut, un nouveau loyer peut dépasser le loyer local de 10 % au plus. Réclamez par écrit (Rüge). La loi le permet jusqu’à la fin de 2029.',
    dependsOn: 'si votre ville a le frein des loyers et quand vous avez emménagé',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Vous n’avez pas à accepter plus que la loi. C’est le loyer local, au plus 20 % en trois ans, 15 % dans beaucoup de villes. La lettre doit donner des raisons. Jusqu’à la fin du deuxième mois après son arrivée, acceptez, acceptez en partie ou ne dites rien. Ensuite le bailleur doit aller en justice.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Vous pouvez plutôt partir plus tôt. Donnez congé avant la fin du deuxième mois après la lettre. Le bail finit alors deux mois plus tard.',
  },
  'de.ask-home.index-rent': {
    says: 'Votre loyer suit l’indice des prix : votre accord n’est pas nécessaire. Mais il doit rester le même au moins un an. La lettre doit dire la variation de l’indice et le nouveau loyer ou la hausse en euros. Il est dû à partir du deuxième mois après celui de la réception. Refaites le calcul. Un plafond était prévu en 2026 pour les villes tendues : demandez à un Mieterverein.',
  },
  'de.ask-home.step-rent': {
    says: 'Avec un loyer à paliers (Staffelmiete), vous avez accepté les hausses au départ : aucun nouvel accord n’est requis. Chaque palier doit être écrit, loyer ou hausse en euros. Le loyer doit rester le même au moins un an. Entre-temps, pas de hausse au loyer local ni pour travaux. Si le frein des loyers s’applique, il vaut pour chaque palier. Après quatre ans au plus, vous pouvez donner congé.',
  },
}
