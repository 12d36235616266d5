/** Questions about a care level that was refused or is too low: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_FR: Words = {
  'de.ask-benefit.care-level': {
    says: 'Contestez par écrit à la Pflegekasse en un mois ; une phrase suffit, c’est gratuit. Demandez l’expertise avec les points. Tenez un journal de soins deux semaines : toilette, habillage, nuits, médicaments, égarements. Dites ensuite point par point ce qui est faux, avec certificat. Une seconde visite donne souvent plus. Aide gratuite : Pflegestützpunkt, VdK. Puis le tribunal social est gratuit.',
  },
}
