/** Questions about how long a seizure of wages lasts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_JA: Words = {
  'ch.ask.wage-seizure-time': {
    says: '賃金の差押えは、そのグループの借金について、差押えの日から最長1年です。払い終われば早く終わります。新しい借金があれば、その後また1年続くことがあります。子の誕生、家賃の上昇、失業などで費用や収入が変わったら、証拠を示せば役所はすぐ額を見直さなければなりません。新しい請求はできるだけ払い、債務相談（Caritas）を利用してください。',
  },
}
