/** The Japanese words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_JA: Words = {
  ...stateWords('debt-of-the-dead', {
    'AZ WA':
      '会社が遺産に請求できる期間は決まっています。子はふつう払う義務がありませんが、夫や妻は共有の借金を負うことがあります',
    'GA MI NC NJ':
      '会社が亡くなった人の遺産に請求できる期間は決まっています。署名していない家族は、ふつう払う義務がありません',
    IL: '亡くなった人の借金の多くは、死亡から2年で終わります。署名していない家族は、ふつう払う義務がありません',
    MA: '亡くなった人の借金の多くは、死亡から1年で終わります。署名していない家族は、ふつう払う義務がありません',
    OH: '亡くなった人の借金の多くは、死亡から6か月以内に請求しなければなりません。署名していない家族は、ふつう払う義務がありません',
  }),
  ...stateWords('keep-cover', {
    'AZ GA IL MA NC NJ OH':
      '小さな会社の健康保険は、ふつう数か月、自費で続けられます。数日のうちに申し出てください',
  }),
  ...stateWords('elder-harm', {
    'AZ GA IL MA MI NC NJ OH WA':
      '高齢者や障害のある大人への害は、お金のことも州が調べます。成人保護サービス（adult protective services）と、すぐに銀行に電話してください',
  }),
  ...stateWords('power-of-attorney', {
    'AZ GA IL MA MI NC NJ OH WA':
      '委任状（power of attorney）に署名したりやめたりできるのは、本人が理解できる間だけです。助ける人は本人のために動き、帳簿をつけなければなりません',
  }),
}
