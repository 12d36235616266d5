/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'us.need.bed': {
    says: 'Appelez maintenant le 211, à toute heure. On y sait quel refuge a un lit ce soir, aussi pour les familles. Un enfant sans logement peut rester dans son école, ou entrer tout de suite dans une autre, sans papiers. Une voiture n’est pas un logement. Demandez à l’école sa personne chargée des sans-abri (homeless liaison) : elle aide pour le transport et les repas gratuits.',
  },
  'us.need.bed-new-york': {
    says: 'La ville de New York doit donner un abri chaque nuit à qui y a droit (right to shelter). Avec des enfants ou enceinte : allez au PATH, 151 East 151st Street, Bronx, ouvert jour et nuit. Les autres : appelez le 311 pour le centre d’accueil. Apportez vos papiers si vous en avez. Hors de la ville : le 211.',
  },
  'us.need.food': {
    says: 'Appelez le 211, ou la ligne contre la faim 1-866-348-6479 (USDA, du lundi au vendredi), pour manger gratuitement près de chez vous aujourd’hui. Demandez SNAP (bons alimentaires) aujourd’hui et dites que vous n’avez rien. L’aide doit venir en sept jours avec 100 $ au plus et moins de 150 $ de revenu ce mois. De même si tout ce que vous avez ne couvre pas loyer et énergie. Demandez à l’école les repas gratuits.',
  },
  'us.need.power': {
    says: 'Appelez maintenant la compagnie et dites qu’il y a un bébé, une personne âgée ou malade. Appelez le 211 et demandez l’aide de crise LIHEAP. Si vous y avez droit, elle doit agir en 48 heures, en 18 si une vie est en danger. Bien des États interdisent les coupures par grand froid ou maladie : appelez la commission de votre État. Ne chauffez jamais dedans avec un four, un gril ou un générateur.',
  },
  'us.need.loan-shark': {
    says: 'En danger, appelez le 911. Prêter ou réclamer en menaçant de violence est un crime fédéral. Vous n’avez commis aucun crime en empruntant. Ne le voyez pas seul. Gardez les messages, notez les jours et les sommes. Dites-le à la police ou au FBI : tips.fbi.gov. Demandez à la banque de bloquer la carte et d’ouvrir un autre compte. Pour de l’argent et à manger : le 211.',
  },
}
