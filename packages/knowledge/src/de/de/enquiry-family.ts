/** The German words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'de.ask-family.divorce': {
    says: 'Für die Scheidung braucht es ein Trennungsjahr. Ein Anwalt stellt den Antrag beim Familiengericht. Nach drei Jahren muss niemand mehr zustimmen.',
  },
  'de.ask-family.contact': {
    says: 'Beide Eltern und das Kind haben ein Recht auf Umgang. Das Jugendamt hilft kostenlos. Klappt das nicht, entscheidet das Familiengericht.',
  },
  'de.ask-family.custody': {
    says: 'Verheiratete Eltern haben das Sorgerecht gemeinsam, auch nach der Scheidung. Unverheiratete nach einer gemeinsamen Erklärung oder durch das Gericht.',
  },
  'de.ask-family.maintenance': {
    says: 'Es hängt von Einkommen und Alter ab. Es gilt ein Mindestunterhalt, das halbe Kindergeld wird abgezogen, und der Zahler behält genug zum Leben.',
  },
  'de.ask-family.advance': {
    says: 'Beantragen Sie Unterhaltsvorschuss beim Jugendamt, bis zum 18. Geburtstag. Es hilft auch kostenlos, den Unterhalt einzufordern.',
  },
  'de.ask-family.violence': {
    says: 'In Gefahr rufen Sie 110. Die Polizei kann die Person sofort wegschicken. Das Familiengericht kann ihr die Wohnung verbieten. Hilfetelefon: 116 016, kostenlos, Tag und Nacht.',
  },
  'de.ask-family.step-advice': {
    says: 'Das Jugendamt berät Eltern kostenlos zu Umgang, Sorge und Unterhalt.',
  },
}
