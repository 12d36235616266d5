/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_JA: Words = {
  'be.ask.leave-home': {
    says: '9年の契約では、3か月の予告が必要です。最初の3年は、家賃の3か月、2か月、1か月分を払います。短い契約には別の決まりがあります。',
    dependsOn: '賃貸契約の種類と地域',
  },
  'be.ask.landlord-notice': {
    says: '9年契約では、家主は6か月前に書面で、自己使用など法律の定める理由で解約する必要があります。子や親族のためなら、その人と続柄を書く必要があります。フランダースでは親族のための解約は3年後からです。1年以内に入居し2年住まなければ、家賃18か月分を請求できます。予告が短くても、早く出る義務はありません。その後あなたは1か月の予告で出られます。',
    dependsOn: '賃貸契約の種類と理由',
  },
}
