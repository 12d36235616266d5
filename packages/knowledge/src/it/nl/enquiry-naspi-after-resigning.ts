/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_NL: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'Het hangt ervan af wanneer u zelf opzegde. Was dat in de twaalf maanden voor het einde van de nieuwe baan, dan hebt u 13 premieweken na die opzegging nodig. Is het langer geleden, dan zijn 13 weken in vier jaar genoeg. Opzeggen om een goede reden (giusta causa) telt niet mee. Vraag het INPS binnen 68 dagen.',
    dependsOn: 'wanneer u zelf opzegde',
  },
}
