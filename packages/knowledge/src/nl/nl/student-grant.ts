/** The Dutch words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_NL: Words = {
  'nl.duo.right-lived-there': {
    says: 'Laat zien dat u daar woonde: bank- en reisgegevens, foto’s, post, verklaringen van buren. Een boete moet passen bij uw schuld.',
  },
  'nl.duo.right-object': {
    says: 'U kunt binnen zes weken gratis bezwaar maken en uw verhaal doen. Vraag het verslag van het bezoek aan het adres.',
  },
  'nl.duo.right-lower': {
    says: 'Uw maandbedrag hangt af van uw inkomen van twee jaar geleden. Is het nu minstens 15 % lager? Vraag DUO om een recenter jaar te nemen (peiljaarverlegging). Vraag dit elk jaar opnieuw.',
  },
  'nl.duo.right-pause': {
    says: 'U kunt een tijd stoppen met betalen, samen hoogstens vijf jaar (jokerjaren). Regel dit in Mijn DUO. De rente loopt door.',
  },
  'nl.duo.right-object-loan': {
    says: 'Klopt het bedrag of het inkomen niet? U kunt binnen zes weken gratis bezwaar maken.',
  },
}
