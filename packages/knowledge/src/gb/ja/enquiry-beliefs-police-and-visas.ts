/** What people believe of police and visas, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_JA: Words = {
  'gb.ask-police.phone-search': {
    says: '警察には法律上の権限かあなたの同意が必要です。逮捕や令状があれば、証拠として電話を預かり見ることができます。証人や被害者は断れます。書面で、圧力なしに頼む決まりです。PINを言う前に無料の弁護士を求めてください。断ると罪になるのは書面の section 49 notice だけです。',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'あなたの在留資格とビザの記載',
    says: '英国籍、settled status、無期限の在留許可、難民の資格があれば手当を申請できます。ビザに「no recourse to public funds」とあれば、助言なしに申請しないでください。条件違反でビザが終わったり、次に響いたりします。お金がなければ、内務省に条件の取り消しを頼めます。',
  },
  'gb.ask-immigration.marriage-passport': {
    says: '英国人と結婚しても、それだけでは旅券も在留の権利も得られません。まず配偶者ビザが必要で、収入や英語の条件があります。永住(settled)となり3年住めば国籍を申請できます。旅券はその後です。',
  },
}
