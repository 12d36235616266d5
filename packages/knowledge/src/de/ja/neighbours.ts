/** The Japanese words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_JA: Words = {
  'de.neighbour.want': {
    says: '隣の人が、境界のところでしてほしいこと、許してほしいこと、してほしくないことを書いています。',
  },
  'de.neighbour.who': {
    says: '弁護士が書いていても、これは私人の手紙です。命令できるのは裁判所だけです。',
  },
  'de.neighbour.reality': {
    says: '返事をしなくても同意にはなりません。ただ、短い返事を書けば、費用のかかる裁判を避けられることがあります。',
  },
  'de.neighbour.rights': {
    says: '証拠を求め、理由を書いて断ることができます。自分の土地に入れる必要があるのは、法律が決めた場合だけです。',
  },
  'de.neighbour.right-branches': {
    says: 'はみ出して土地の利用を妨げる枝は、相当の期間を決めて待ったあとで切れます。樹木を守る条例(Baumschutzsatzung)で禁止のこともあります。先に役所に聞いてください。',
  },
  'de.neighbour.right-entry': {
    says: 'あなたの土地に入れるのは、自分の側からはうまくできない建物の工事のときだけです。1か月前に書面で知らせ、損害を償う必要があります。',
  },
  'de.neighbour.right-conciliation': {
    says: '隣どうしの訴えの多くは、調停(Schiedsamt)を試みたあとでなければ起こせません。費用は少しです。',
  },
  'de.neighbour.step-answer': {
    says: '手紙の日より前に、短く書面で返事をしてください。何を争い、何なら許すかを書きます。相手の書類には署名しないでください。',
  },
  'de.neighbour.step-entry': {
    says: '土地に入りたいと言われたら、どんな工事か、なぜあなたの土地が要るのか、いつか、損害はだれが払うのかを書面で聞いてください。',
  },
  'de.neighbour.step-proof': {
    says: '自分の土地から、境界や枝、ひびの写真を日付つきで撮ってください。裁判所は鑑定人に状態を記録させることができます(Beweisverfahren)。',
  },
  'de.neighbour.option-talks': {
    title: '調停人のところで話す',
    says: 'その地域の調停人(Schiedsamt、Gütestelle)を役所や地元の裁判所に聞いてください。',
    cost: '少しの費用。',
    time: '数週間。',
    risk: 'ありません。同意しなくてもかまいません。',
    bestFor: '裁判なしで落ち着きたい。',
  },
}
