/** Complaints about a public body: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_DE: Words = {
  'ie.public.right-ombudsman': {
    says: 'Beschweren Sie sich zuerst bei der Behörde. Danach prüft der Ombudsman kostenlos, meist innerhalb von 12 Monaten.',
  },
}
