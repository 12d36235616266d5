/** The Dutch words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_NL: Words = {
  'ca.ask.will-dispute': {
    says: 'Vraag de executeur (executor) schriftelijk om een kopie van het testament en een rekening. Na de bekrachtiging (probate) ligt het bij de rechtbank. In British Columbia kan een kind binnen 180 dagen daarna een eerlijk deel vragen. In Ontario hebben afhankelijken zes maanden. Ga snel naar een advocaat.',
  },
  'ca.ask.no-will': {
    says: 'Het recht van de provincie zegt wie erft. Meestal eerst man of vrouw, dan de kinderen. In Ontario krijgt een partner zonder huwelijk zo niets, maar die kan de rechter om steun vragen. De rechter moet iemand aanwijzen die het regelt.',
    dependsOn: 'uw provincie en welke familie er nog is',
  },
}
