/** Questions about how many years the CAF can go back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_FR: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: 'Le plus souvent deux ans à partir du paiement. Avec une fraude ou une fausse déclaration, c’est cinq ans, le plus souvent à partir du jour où la CAF l’a su. Elle doit le prouver. Une erreur de bonne foi n’est pas une fraude, mais des revenus tus encore et encore peuvent compter. C’est presque pareil pour le RSA et la prime d’activité. Un recommandé relance le délai. Trop vieux ? Écrivez-le dans les deux mois à la CRA, et pour le RSA au département.',
    dependsOn: 'si la CAF prouve une fraude ou une fausse déclaration',
  },
}
