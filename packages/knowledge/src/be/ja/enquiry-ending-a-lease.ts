/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_JA: Words = {
  'be.ask.leave-home': {
    says: '9年の契約では、3か月の予告が必要です。最初の3年は、家賃の3か月、2か月、1か月分を払います。短い契約には別の決まりがあります。',
    dependsOn: '賃貸契約の種類と地域',
  },
  'be.ask.landlord-notice': {
    says: '9年の契約では、家主には6か月の予告と、自分で使うなど法律の理由が必要です。そのとき、あなたは1か月の予告で出られます。',
    dependsOn: '賃貸契約の種類と理由',
  },
}
