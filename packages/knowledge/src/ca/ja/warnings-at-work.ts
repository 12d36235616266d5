/** The Japanese words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_JA: Words = {
  'ca.warned.not-yet': { says: '今は、仕事も給料も続きます。' },
  'ca.warned.right-union': {
    says: '労働組合があるなら、一緒に来て、苦情（grievance）を出せます。その期間は短いことが多いです。',
  },
  'ca.warned.option-answer': {
    says: '書面であなたの話を伝え、記録に入れるよう頼みます。',
    title: '書面で答える',
    cost: '無料。',
    time: '数日。',
    risk: '落ち着いて事実だけを書けば低い。',
    bestFor: '言われたことに納得できないとき。',
  },
  'ca.suspended.reality': { says: '調べる間の出勤停止は、何も証明しません。仕事は続いています。' },
  'ca.suspended.right-pay': {
    says: '正当な理由がない、または給料のない出勤停止は、解雇と数えられることがあります。すると、仕事の終わりのお金を受け取れることがあります。',
  },
  'ca.suspended.right-told': {
    says: 'なぜか、いつまでか、何をしたと言われているかを聞き、あなたの話をできます。',
  },
  'ca.suspended.step-ask': { says: '理由、決まり、期間、給料が続くことを、書面で求めてください。' },
  'ca.suspended.step-keep': {
    says: 'やめないでください。手紙に従い、覚えていることを書き、労働組合か弁護士に電話します。',
  },
  'ca.exit.reality': { says: 'これは提案です。署名するまで、あなたの権利は全部残ります。' },
  'ca.exit.right-no': {
    says: '断ることも、もっと多いお金、遅い日、良い推薦の手紙を求めることもできます。',
  },
  'ca.exit.right-minimum': {
    says: '法律は、予告、休暇、解雇手当（severance）の最低の額を決めています。署名しなくても、会社はそれを払わなければなりません。',
  },
  'ca.exit.right-court': {
    says: '裁判所は、年齢、年数、仕事により、その最低よりずっと多く認めることが多いです。署名する前に、弁護士に見てもらってください。',
  },
  'ca.exit.warn-ei': {
    says: '書類に、自分からやめたと書いてあると、EIを断られることがあります。やめるためのお金で、EIが遅れることがあります。',
  },
  'ca.exit.step-wait': {
    says: 'その場で署名しないでください。少なくとも1週間と、会社が相談の費用を払うことを、書面で求めます。',
  },
  'ca.exit.option-negotiate': {
    says: '最後の日の前に、ほしいものを書きます。金額、給付、推薦の手紙などです。',
    title: 'もっと良い条件を求める',
    cost: '無料、または弁護士の費用。',
    time: '1週間から3週間。',
    risk: '会社が提案を取り消すことがあります。',
    bestFor: 'やめてもよいが、この条件ではいやなとき。',
  },
  'ca.warned.right-proportion': {
    says: '警告だけでは、お金なしの解雇の理由になりません。それには、仕事を続けられないほど重い落ち度が必要です。',
  },
}
