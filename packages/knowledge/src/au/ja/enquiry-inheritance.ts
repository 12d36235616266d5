/** The Japanese words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_JA: Words = {
  'au.ask.no-will': {
    says: 'だれが受け継ぐかは、州の法律で決まります。たいてい配偶者やパートナーが先で、次に子どもが同じ割合で受け継ぎます。お金や家を移す前に、だれかがSupreme Courtに権限（letters of administration）を求める必要があります。',
    dependsOn: '州と、どの親族が残っているか',
  },
  'au.ask.will-dispute': {
    says: '遺言の写しを書面で求めてください。ニューサウスウェールズ州では、子や遺言に名前がある人は見られます。裁判所に公平な分を求めることもできますが、期間は短いです。同州は死亡から12か月、クイーンズランド州は9か月、ビクトリア州は検認（probate）から6か月です。',
  },
}
