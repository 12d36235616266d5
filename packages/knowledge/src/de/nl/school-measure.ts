/** The Dutch words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_NL: Words = {
  'de.school.want': {
    says: 'De school straft uw kind (Ordnungsmaßnahme): dagen geen les, een andere klas of meer.',
  },
  'de.school.reality': {
    says: 'Het is een officieel besluit, u kunt zich verzetten. In de meeste deelstaten geldt het meteen: alleen een rechter stopt het.',
  },
  'de.school.right-heard': {
    says: 'Eerst moeten ze uw kind en u horen. De straf moet passen, en mildere middelen gaan voor.',
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
