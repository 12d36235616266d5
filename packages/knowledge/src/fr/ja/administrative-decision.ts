/** The Japanese words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_JA: Words = {
  'fr.admin.want': {
    says: '役所があなたについて何かを決めたか、断っています。',
  },
  'fr.admin.reality': {
    says: '裁判官が止めないかぎり、争っている間も有効です。でも、時間があり、もう一度求める無料の方法があります。',
  },
  'fr.admin.deadline': {
    says: '受け取った日から2か月以内に、行政裁判所に行けます。',
    action: '行政裁判所に行く',
    consequence: '決定が確定します。',
  },
  'fr.admin.right-ask': {
    says: '役所自身に、考え直すよう無料で求められます（recours gracieux）。2か月以内にすると、裁判所のための新しい2か月が始まります。',
  },
  'fr.admin.right-planning': {
    says: '建築のことでは、町に考え直しを求められるのは1か月以内だけです。これで時間は延びません。裁判所には2か月です。',
  },
  'fr.admin.right-reasons': {
    says: 'あなたに不利な決定は、理由を書面で示さなければなりません。ほとんどの場合、先に話を聞かなければなりません。',
  },
  'fr.admin.right-note': {
    says: 'どうやって、いつまでに争うかが手紙になければ、2か月は進みません。その場合、ほとんどは1年あります。',
  },
  'fr.admin.right-urgent': {
    says: '急ぎなら、本来の訴えと一緒に、早い停止（référé-suspension）を裁判所に求めてください。',
  },
  'fr.admin.right-silence': {
    says: '求めに対して2か月黙っていると、よく「はい」とみなされますが、多くの求めでは「いいえ」とみなされます。どちらかを書いた受領書を求めてください。',
  },
  'fr.admin.step': {
    says: '日付のある封筒を残してください。記録と理由を求めます。それから、なぜまちがいかを書留で書きます。',
  },
  'fr.admin.option-ask': {
    says: '事実と証拠をつけて役所に書きます。',
    title: '考え直すよう求める',
    cost: '無料。',
    time: '2か月以内。',
    risk: 'ありません。',
    bestFor: '事実のまちがい、または苦しい事情のとき。',
  },
  'fr.admin.option-court': {
    says: 'citoyens.telerecours.frで行政裁判所に訴えます。多くの場合、弁護士はいりません。',
    title: '裁判所に行く',
    cost: '無料。',
    time: '2か月以内。1年以上かかります。',
    risk: '負けることがあります。',
    bestFor: 'もう一度断られたとき。',
  },
  'fr.admin.option-help': {
    says: 'Défenseur des droitsとpoint-justice（3039）が無料で助けます。これで2か月は止まりません。',
    title: '無料の助けを受ける',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: 'どうすればよいか迷うとき。',
  },
}
