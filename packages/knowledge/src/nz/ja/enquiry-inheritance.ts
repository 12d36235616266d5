/** The Japanese words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_JA: Words = {
  'nz.ask.no-will': {
    says: '配偶者やパートナーは、家財、決まった最初の額、残りの3分の1を受け取ります。子どもは残りの3分の2を分けます。パートナーがいなければ子どもが全部を分けます。だれかがHigh Courtに権限（letters of administration）を求める必要があります。',
    dependsOn: 'どの親族が残っているか',
  },
  'nz.ask.will-dispute': {
    says: '遺言執行者（executor）に、写しを書面で求めてください。検認（probate）のあとはHigh Courtで遺言をもらえます。子は、遺産から相応の支えを裁判所に求められます。働いた見返りの約束についても請求できます。期間はたいてい検認から12か月です。',
  },
  'nz.ask.executor-slow': {
    says: '遺言執行者(executor)は皆のために動き、知らせる義務があります。検認(probate)から6か月は配分を待てますが、全部で1年ほどが普通です。遺言、財産の一覧、収支、期日を書面で求めてください。家に住むなら、普通は遺産に家賃を払います。動かなければ、High Courtが命じるか別の人に替えます。弁護士に相談してください。',
  },
}
