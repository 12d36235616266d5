/** The Japanese words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_JA: Words = {
  'ca.ask.will-dispute': {
    says: '遺言執行者（executor）に、遺言の写しと財産の報告を書面で求めてください。検認（probate）のあとは、裁判所で遺言を見られます。ブリティッシュ・コロンビア州では、子は検認から180日以内に公平な分を裁判所に求められます。オンタリオ州では扶養されていた人に6か月あります。早めに弁護士に相談してください。',
  },
  'ca.ask.no-will': {
    says: 'だれが受け継ぐかは、州の法律で決まります。たいてい配偶者が先で、次が子どもです。オンタリオ州では、結婚していないパートナーはこの決まりでは何も受け取れませんが、裁判所に生活の支えを求められます。手続きをする人を裁判所が決めます。',
    dependsOn: '州と、どの親族が残っているか',
  },
}
