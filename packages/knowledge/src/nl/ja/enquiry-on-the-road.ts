/** Questions about fines and parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'nl.ask.fine': {
    says: '最初の手紙から6週間以内に、検察官（officier van justitie）に無料で不服を申し立ててください。増額された後では、たいてい間に合いません。ただし最初の手紙が届かなかったときは、すぐそう伝えてください。一度に払えないなら、CJIBに分割を頼みます。',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'だれが車を持っていたか',
    says: '罰金は、だれが運転しても登録の持ち主に行き、点数はありません。免れるのは、車が盗まれた、貸し出しの会社が3か月まで貸した、もう売っていたときだけです。そのときは証拠をつけて、6週間以内に無料で申し立ててください。',
  },
  'nl.ask.fine-unpaid': {
    says: '罰金は5割増し、次に2倍になります。その後は執行官、口座からの取立て、免許の取上げがあります。身柄の拘束は裁判官だけが許せます。今すぐCJIBに分割を頼み、お金がなければ証拠を示してください。',
  },
  'nl.ask.sold-car': {
    says: 'RDWにあなたの名前で登録されている間は、罰金、自動車税、保険の義務はあなたにかかります。今日RDWに登録の終了（vervallen tenaamstelling）を頼んでください。過去にはさかのぼりません。罰金には一つずつ6週間以内に無料で異議を出せます。証拠になるのは名義変更の証明（vrijwaringsbewijs）です。メモやメッセージも送ってください。遅れたら理由を書いてください。税務署にも知らせてください。罰金のために拘束できるのは、あなたの話を聞いた後の裁判官だけです。払えないことを示し、CJIBに分割を頼んでください。',
  },
}
