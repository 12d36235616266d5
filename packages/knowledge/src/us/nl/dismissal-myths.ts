/** The Dutch words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_NL: Words = {
  'us.work.myth-notice': {
    says: 'In de meeste staten hoeft een werkgever geen bericht vooraf of reden te geven. Een contract, een vakbond of een groot ontslag kan dat veranderen.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Ontslag alleen sluit een werkloosheidsuitkering niet uit. Vraag aan en laat het kantoor van de staat beslissen.',
  },
}
