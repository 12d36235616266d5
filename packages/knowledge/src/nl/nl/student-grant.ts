/** The Dutch words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_NL: Words = {
  'nl.duo.right-lived-there': {
    says: 'Laat zien dat u daar woonde: bank- en reisgegevens, foto’s, post, verklaringen van buren. Een boete moet passen bij uw schuld.',
  },
  'nl.duo.right-object': {
    says: 'U kunt binnen zes weken gratis bezwaar maken en uw verhaal doen. Vraag het verslag van het bezoek aan het adres.',
  },
}
