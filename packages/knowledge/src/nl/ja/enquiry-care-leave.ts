/** Questions about leave to care for a sick relative: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_JA: Words = {
  'nl.ask.care-leave': {
    says: 'はい。あなたの世話が必要な病気の近親者のために、年に週労働時間の2倍まで70%の給料で休めます。重い病気や長い病気なら6倍まで無給で休めます。緊急時はすぐに短時間、有給で離れられます。書面で雇い主に伝えてください。断れるのはとても重大な理由がある時だけで、理由を示さなければなりません。その時はJuridisch Loketに相談を。',
  },
}
