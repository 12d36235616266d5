/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'nl.ask.school-bullying': {
    says: 'L’école doit protéger ses élèves et agir contre le harcèlement. Chaque école a une personne pour cela. Notez ce qui se passe, gardez les messages et demandez par écrit un plan avec des dates. Si cela échoue, plaignez-vous à la direction de l’organisme, puis à la commission des plaintes (klachtencommissie). Vous pouvez aussi appeler l’inspecteur de confiance (vertrouwensinspecteur, 0900 111 31 11). Coups ou menaces ? Dites-le à la police.',
  },
}
