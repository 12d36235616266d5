/** The French words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_FR: Words = {
  'nl.duo.right-lived-there': {
    says: 'Montrez que vous y habitiez : données de banque et de transport, photos, courrier, voisins. Une amende doit correspondre à votre faute.',
  },
  'nl.duo.right-object': {
    says: 'Vous pouvez contester (bezwaar) gratuitement en six semaines et être entendu. Demandez le rapport de la visite à l’adresse.',
  },
}
