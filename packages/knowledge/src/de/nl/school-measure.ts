/** The Dutch words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_NL: Words = {
  'de.school.want': {
    says: 'De school straft uw kind (Ordnungsmaßnahme): dagen geen les, een andere klas of meer.',
  },
  'de.school.reality': {
    says: 'Het is een officieel besluit, dus u kunt het aanvechten. In veel deelstaten geldt het toch meteen: dan kan alleen een rechter, of de school zelf, het stoppen.',
  },
  'de.school.right-heard': {
    says: 'Zij moeten eerst uw kind horen, en in ernstige gevallen u. De maatregel moet passen bij wat er gebeurde, en lichtere middelen gaan voor.',
  },
  'de.school.right-nrw': {
    says: 'In Noordrijn-Westfalen mag de directie hoogstens twee weken uitsluiten, na horen. Bezwaar stopt dat niet.',
  },
  'de.school.right-object': {
    says: 'U hebt een maand voor bezwaar (Widerspruch) of, waar dat niet bestaat, voor de bestuursrechter.',
  },
  'de.school.right-urgent': {
    says: 'Begint het al snel? Vraag de bestuursrechter om een snelle stop (Eilantrag). Zonder advocaat.',
  },
  'de.school.step': {
    says: 'Vraag het verslag en wat anderen zeiden. Schrijf vandaag het verhaal van uw kind op en geef dat af.',
  },
}
