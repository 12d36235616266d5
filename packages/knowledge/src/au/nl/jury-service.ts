/** The Dutch words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NL: Words = {
  'au.jury.right-leave': {
    says: 'Uw werkgever moet u vrij geven. Bent u geen oproepkracht (casual)? Dan vult hij uw loon aan voor de eerste tien dagen, en in sommige staten langer.',
  },
  'au.jury.right-safe': {
    says: 'Uw werkgever mag u niet ontslaan of benadelen om uw dienst in een jury.',
  },
  'au.jury.right-excuse': {
    says: 'U kunt vrijstelling of een latere dag vragen, om een goede reden zoals ziekte, zorg voor anderen of echte grote problemen.',
  },
  'au.jury.warn': { says: 'Blijf niet weg zonder iets te zeggen. U kunt een boete krijgen.' },
  'au.jury.step': {
    says: 'Antwoord uiterlijk op de dag in de oproep (summons), online of met het formulier. Vraag meteen vrijstelling als u die nodig hebt, met bewijs.',
  },
  'au.jury.step-work': {
    says: 'Laat de oproep (summons) aan uw werkgever zien. Bewaar het bewijs dat u er was en van de jurybetaling.',
  },
}
