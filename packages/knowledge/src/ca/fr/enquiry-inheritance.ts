/** The French words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_FR: Words = {
  'ca.ask.will-dispute': {
    says: 'Demandez par écrit à l’exécuteur ou au liquidateur une copie du testament et des comptes. Après l’homologation (probate), le testament est au tribunal. En Colombie-Britannique, un enfant peut demander une part juste dans les 180 jours qui suivent. En Ontario, les personnes à charge ont six mois. Voyez vite un avocat.',
  },
  'ca.ask.no-will': {
    says: 'La loi de la province dit qui hérite. Le plus souvent le mari ou la femme d’abord, puis les enfants. En Ontario, un partenaire non marié n’a rien par cette règle, mais peut demander une aide au tribunal. Quelqu’un doit être nommé pour régler la succession.',
    dependsOn: 'votre province et les proches qui restent',
  },
}
