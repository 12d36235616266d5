/** Questions about a landlord who ends the lease: form, time and what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'de.ask-home.landlord-period': {
    says: '借りているあなたは3か月です。大家は3か月、5年後は6か月、8年後は9か月で、理由があるときだけです。',
    dependsOn: 'だれが終わらせるか、何年住んだか',
  },
  'de.ask-home.email-notice': {
    says: 'いいえ。住まいの解約には、大家からもあなたからも、紙と手書きの署名が必要です。',
  },
  'de.ask-home.notice-received': {
    says: '落ち着いてください。追い出せるのは裁判所だけです。紙か、署名と理由があるか見てください。家賃2か月分の滞納ならすぐ全部払えば、即時の解約が消えることがあります。ほかの解約には、苦しさを理由に終わる2か月前まで書面で異議を出せます。早くMietervereinか弁護士へ。',
  },
}
