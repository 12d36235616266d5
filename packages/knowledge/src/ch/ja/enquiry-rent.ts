/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'ch.ask.rise': {
    says: '予告期間が始まる少なくとも10日前に、公式の用紙で届く必要があります。30日以内に無料で争えます。',
    dependsOn: '用紙と理由',
  },
  'ch.ask.rent-late': {
    says: '家主は先に、書面で30日の期間を置き、契約が終わると警告する必要があります。その間に払えば、家に残れます。その後、立ち退かせることができるのは裁判所だけです。',
  },
  'ch.ask.lower-rent': {
    says: '家主に手紙を書き、次に契約を終えられる日から家賃を下げるよう求めてください。30日以内に返事がないか、断られたら、30日以内に調停の役所（Schlichtungsbehörde）に行きます。無料です。',
  },
  'ch.ask.extra-costs': {
    says: '払うのは、契約に書かれた費用だけで、実際にかかった額だけです。払う前に請求書を見せるよう求めてください。同意できなければ、調停の役所（Schlichtungsbehörde）が無料で決めます。',
  },
}
