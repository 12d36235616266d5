/** The French words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_FR: Words = {
  'de.ask-family.divorce': {
    says: 'Il faut un an de séparation (Trennungsjahr), et un avocat saisit le juge aux affaires familiales. Après trois ans, aucun accord n’est requis.',
  },
  'de.ask-family.divorce-money': {
    says: 'Sans contrat, chacun garde ce qui est à lui. Qui a gagné plus pendant le mariage paie la moitié de la différence (Zugewinnausgleich). Les droits de retraite sont aussi partagés. Pendant la séparation, vous pouvez demander une pension (Trennungsunterhalt). Écrivez vite : elle compte dès ce jour. Voyez un avocat.',
  },
  'de.ask-family.divorce-cost': {
    says: 'Si vous êtes d’accord, un avocat suffit : seul celui qui demande en a besoin. Les frais suivent trois mois de revenu net des deux ; demandez la somme avant. Avec peu de revenu, le tribunal peut payer (Verfahrenskostenhilfe). Un avocat ne peut agir pour les deux.',
  },
}
