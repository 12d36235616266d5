/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_DE: Words = {
  'ie.ask.six-year-tenancy': {
    says: 'Begann der Mietvertrag am oder nach dem 1. März 2026, sind Sie nach sechs Monaten jeweils für sechs Jahre sicher. Eine Firma oder ein Vermieter mit vier oder mehr Mietverhältnissen braucht dann Ihren Verstoß oder eine Wohnung, die nicht mehr zu Ihnen passt. Ein kleinerer kann auch bei echter Not oder für Familie kündigen. Sie dürfen mit Frist gehen. Ältere Verträge behalten die alten Regeln.',
    dependsOn: 'wann Ihr Mietvertrag begann und wie viele der Vermieter hat',
  },
}
