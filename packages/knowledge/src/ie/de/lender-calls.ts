/** Visits and calls of a lender: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_DE: Words = {
  'ie.lender-calls.right': {
    says: 'Bei einem Darlehen dürfen sie Sie ohne Ihre Zustimmung nicht bei der Arbeit anrufen oder besuchen. Auch nicht zwischen 9 Uhr abends und 9 Uhr morgens oder sonntags.',
  },
  'ie.lender-calls.answer': {
    says: 'Bei einem Darlehen dürfen sie Sie ohne Zustimmung nicht bei der Arbeit anrufen, auch nicht Ihren Chef oder Ihre Familie. Ebenso nicht zwischen 9 Uhr abends und 9 Uhr morgens oder sonntags. Schreiben Sie: nur Briefe. Machen sie weiter, beschweren Sie sich bei der Firma, dann bei der FSPO.',
  },
}
