/** Questions about an injury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_JA: Words = {
  'ie.ask.injury-claim': {
    says: '1か月以内に相手へ書面で知らせ、医師にかかってください。期限は2年です。多くはまずInjuries Resolution Boardに申し立て、その間は期限が止まります。写真、証人の名前、領収書を残します。治り具合が分かるまで、金額を受け入れないでください。',
  },
  'ie.ask.uninsured-driver': {
    says: 'アイルランド自動車保険事務局（Motor Insurers’ Bureau of Ireland、MIBI）に請求できます。相手が無保険か見つからないときに払います。すぐに、できれば2日以内に警察（gardaí）に届け、ナンバー、写真、証人を残してください。けがをしたら、2年以内にInjuries Resolution Boardにも申請してください。',
  },
}
