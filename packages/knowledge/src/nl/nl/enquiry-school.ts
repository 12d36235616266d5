/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'nl.ask.school-bullying': {
    says: 'De school moet leerlingen veilig houden en iets doen tegen pesten. Elke school heeft daar iemand voor. Schrijf op wat er gebeurt, bewaar berichten en vraag de school schriftelijk om een plan met data. Helpt dat niet, klaag dan bij het bestuur en daarna bij de klachtencommissie. U kunt ook de vertrouwensinspecteur bellen (0900 111 31 11). Geslagen of bedreigd? Meld het de politie.',
  },
}
