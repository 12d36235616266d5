/** The German words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_DE: Words = {
  'nl.duo.right-lived-there': {
    says: 'Zeigen Sie, dass Sie dort wohnten: Bank- und Reisedaten, Fotos, Post, Aussagen von Nachbarn. Eine Strafe muss zu Ihrer Schuld passen.',
  },
  'nl.duo.right-object': {
    says: 'Sie können binnen sechs Wochen kostenlos widersprechen (bezwaar) und angehört werden. Verlangen Sie den Bericht vom Besuch an der Adresse.',
  },
}
