/** The Japanese words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_JA: Words = {
  'us.ask-home.discrimination': {
    says: '1年以内にHUDか、あなたの州に苦情を出してください。大家は、人種、性別、宗教、子ども、障害を理由にひどく扱ってはならず、障害のために公正な変更をしなければなりません。',
  },
  'us.ask-home.voucher-refused': {
    says: '連邦法では、ほとんどの大家は住宅バウチャー（voucher）を断れますが、禁じている州や市が多くあります。断りを書面で求め、州の人権の役所に苦情を出してください。',
    dependsOn: '州と市',
  },
  'us.ask-life.voucher': {
    says: '手紙の日までに、書面で審理を求め、自分の記録を見せるように頼んでください。助けは、審理までたいてい続くはずです。',
  },
}
