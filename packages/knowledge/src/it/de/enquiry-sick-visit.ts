/** Questions about the hours at home when ill and the visit of the doctor: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_DE: Words = {
  'it.ask.sick-visit': {
    says: 'Seien Sie jeden Tag, auch sonn- und feiertags, von 10 bis 12 und 17 bis 19 Uhr an der Adresse der Krankmeldung. Für Arzt, Therapie oder einen ernsten Grund dürfen Sie hinaus: Sagen Sie es der Firma vorher und heben Sie Belege auf. Visite verpasst? Gehen Sie in die INPS-Praxis, die der hinterlassene Zettel nennt, und schicken Sie sofort den Grund. Ohne guten Grund sind bis zu zehn Tage Krankengeld verloren. Sehr schwere Krankheiten mit lebensrettender Therapie sind ausgenommen.',
  },
}
