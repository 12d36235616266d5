/** Questions about crashes, falls, ambulances and doctors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_JA: Words = {
  'us.story.crash': {
    says: 'どれだけ治るか医者がわかる前に、権利を放棄する書類（release）に署名しないでください。すべての請求が終わります。請求書と写真を取っておき、州の訴えられる期間を知っておいてください。',
    dependsOn: 'だれのせいか、けが、住んでいる州',
  },
  'us.story.ambulance': {
    says: '予想外の請求を禁じる連邦の法律は、地上の救急車には当てはまりません。でも、守ってくれる州もあります。明細の請求書を求め、保険会社に不服を申し立て、値引きか分割払いを頼んでください。',
    dependsOn: '住んでいる州と保険',
  },
  'us.story.doctor': {
    says: 'たいてい、医者がふつうの水準の治療をせず、そのために害を受けたことを示さなければなりません。訴えられる期間は短く、多くの州では先に専門家の意見が必要です。記録を取り寄せ、弁護士に会ってください。',
    dependsOn: '何が、いつまちがったか',
  },
  'us.trouble.fall': {
    says: '店が危険を知っていた、または知っているべきだったなら、店が払います。どれだけ治るかわかる前に、署名したり、最初の提示を受けたりしないでください。写真、名前、請求書を取っておいてください。',
    dependsOn: '店が知っていたこと、あなたの責任の割合、住んでいる州',
  },
}
