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
}
