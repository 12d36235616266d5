/** The German words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_DE: Words = {
  'it.parting.want': {
    says: 'Ehepartner oder anderer Elternteil will, dass das Gericht Sie trennt oder regelt, wo die Kinder leben und was gezahlt wird.',
  },
  'it.parting.right-answer': {
    says: 'Sie brauchen einen Anwalt; er muss die Antwort mindestens 30 Tage vor dem Termin einreichen. Bei wenig Einkommen zahlt der Staat (patrocinio a spese dello Stato).',
  },
  'it.parting.right-children': {
    says: 'Kinder behalten beide Eltern: Gemeinsame Sorge ist die Regel, alleinige nur gegen Schaden für sie. Ein Kind ab 12 wird meist gehört. Der Unterhalt folgt den Einkommen, und die Wohnung geht meist mit den Kindern.',
  },
  'it.parting.step': {
    says: 'Sammeln Sie drei Jahre Steuer- und Bankunterlagen und einen Plan für die Kinder (piano genitoriale). Gehen Sie diese Woche zum Anwalt; die Anwaltskammer nennt kostenlose.',
  },
}
