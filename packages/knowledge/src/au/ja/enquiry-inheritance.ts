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
  'au.ask.executor-slow': {
    says: '遺言執行者(executor)は皆のために動く義務があり、たいてい死後1年ほどで済ませます。遺言の写し、財産の一覧、収支、支払日を書面で求めてください。執行者が家に住むなら、普通は遺産に家賃を払うか、皆の同意が必要です。動かなければ、Supreme Courtが報告や売却を命じ、別の人に替えられます。弁護士に相談を。費用は遺産から出ることがあります。',
  },
}
