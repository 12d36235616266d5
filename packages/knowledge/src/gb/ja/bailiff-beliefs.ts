/** Beliefs about bailiffs in England and Wales to correct: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_JA: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'ほとんどの借金では、執行官（bailiff）は最初の訪問で家に押し入ることはできません。前に中に入れて物の一覧を作らせたなら、変わります。',
  },
  'gb.bailiff.myth-prison': {
    says: '役所や消費者の借金で、執行官（bailiff）があなたを逮捕したり、刑務所に送ったりすることはできません。',
  },
  'gb.bailiff.myth-everything': {
    says: '全部を取ることはできません。暮らしに必要な物、子どもの物、ほかの人の物は守られています。',
  },
  'gb.bailiff.myth-car': {
    says: 'あなたの車が自宅の敷地か公道にあれば、取ったり、車輪止めをしたりできます。ローンの車は、普通は貸し手の物です。£1,350までの仕事の車は守られることがあります。',
  },
  'gb.bailiff.myth-family': {
    says: 'ほかの人だけの物は取れません。だれの物かを示すため、領収書、銀行の記録、車の登録書（log book）を残してください。',
  },
  'gb.bailiff.myth-police': {
    says: '警察は、争いを防ぐために来ることがあります。役所の借金を取り立てたり、ドアを開けさせたりはできません。',
  },
}
