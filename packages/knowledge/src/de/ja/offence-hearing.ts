/** The Japanese words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_JA: Words = {
  'de.offence-hearing.who': {
    says: 'これは、町、郡、または警察の罰金の係（Bußgeldstelle）です。裁判所ではありません。',
  },
  'de.offence-hearing.reality': {
    says: 'これは質問で、罰金ではありません。今、お金を払う必要はありません。',
  },
  'de.offence-hearing.not-yet': {
    says: 'この手紙だけで、罰金、点数、運転禁止になることはありません。先に書面の罰金が来なければならず、それに異議を出せます。',
  },
  'de.offence-hearing.right-silence': {
    says: '事件についても、だれが運転したかも、何も言う必要がありません。黙っていることを、あなたに不利に使ってはいけません。',
  },
  'de.offence-hearing.right-witness': {
    says: '証人なら、責められていません。近い家族、配偶者、婚約者の名前を言う必要はなく、自分を責める必要もありません。',
  },
  'de.offence-hearing.right-person': {
    says: '名前、住所、誕生日などの個人の情報だけは、正しくなければなりません。それを断ると、罰金になることがあります。',
  },
  'de.offence-hearing.right-file': {
    says: '写真と測定の情報のある記録を見られます。弁護士は記録を全部もらえます。',
  },
  'de.offence-hearing.over-step': {
    says: '日は過ぎましたが、まだ答えられます。もう過料が出たかもしれません。黄色い封筒に注意し、届いたら2週間以内に異議を出せます。',
  },
  'de.offence-hearing.step-form': {
    says: '個人の情報を確かめ、まちがいなら送り返してください。事件については「今は何も言いません」とだけ書きます。',
  },
  'de.offence-hearing.step-file': {
    says: 'だれが運転したかを言う前に、記録と写真を見せるよう求めてください。日、場所、車を確かめます。',
  },
  'de.offence-hearing.warn-false': {
    says: '運転しなかった人の名前を決して言わないでください。犯罪になることがあります。',
  },
  'de.offence-hearing.insight-logbook': {
    says: '運転した人がわからないままなら、免許の役所が、その車の運転記録簿（Fahrtenbuch）をつけるよう命じることがあります。',
    actionable: 'それは、点数がつくような重い違反の後だけです。弁護士と一緒に考えてください。',
  },
  'de.offence-hearing.insight-time': {
    says: 'この手紙の期限は、厳しい期限ではありません。後でも、裁判所まで、まだ話せます。',
    actionable: '先に記録を見る時間を取ってください。',
  },
  'de.offence-hearing.option-silent': {
    says: '個人の情報だけを答え、次に来るものを待ちます。',
    title: '事件について何も言わない',
    cost: '無料。',
    time: '今。',
    risk: 'それでも罰金が来ることがあります。そのときは、2週間以内に異議を出せます。',
    bestFor: '何を証明できるのか、はっきりしないとき。',
  },
  'de.offence-hearing.option-lawyer': {
    says: '交通に強い弁護士が記録を見て、あなたのために答えます。',
    title: '交通に強い弁護士に答えてもらう',
    cost: '費用、または弁護士費用の保険。',
    time: 'だれが運転したかを言う前。',
    risk: '先に料金を聞いてください。',
    bestFor: '点数、運転禁止、または仕事がかかっているとき。',
  },
  'de.offence-hearing.step-witness': {
    says: 'あなたか近い家族が運転しましたか。それなら「証人として、何も言わない権利を使います」とだけ書いてください。そうでなければ、後で答えるよう呼ばれることがあります。',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: '事件について何も話さなくてかまいません。黙っていても不利に扱われません。',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'くわしく話す前に、記録を見せてもらいましょう。日、場所、だれが見たかを確かめましょう。',
  },
}
