/** The Japanese words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_JA: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'オンタリオ州では、台所かお風呂を持ち主と一緒に使わなければならないなら、Residential Tenancies Actは当てはまりません。それでも、公正な予告と自分の物の権利はあります。しめ出されたら、物を取りに入れるよう警察に頼んでください。',
    dependsOn: '台所かお風呂を一緒に使うのが持ち主かどうか',
  },
}
