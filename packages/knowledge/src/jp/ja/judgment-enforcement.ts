/** Judgments and seizure (差押え): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_WORDS: Words = {
  'jp.enforce.judgment-want': { says: '裁判所が、払うことや、することを決めました。' },
  'jp.enforce.judgment-who': { says: '裁判所からの書類です。' },
  'jp.enforce.judgment-real': { says: '重い内容ですが、控訴や分割の相談がまだできます。' },
  'jp.enforce.judgment-not-yet': { says: '差押えには、債権者の新しい申立てが必要です。' },
  'jp.enforce.judgment-koso': {
    says: '判決書を受け取ってから2週間以内に控訴できます。',
    action: '控訴する',
    consequence: '判決が確定します。',
  },
  'jp.enforce.judgment-small': {
    says: '少額訴訟の判決には、2週間以内に異議を出せます。控訴はできません。',
    action: '異議を出す',
    consequence: '判決が確定します。',
  },
  'jp.enforce.judgment-step': { says: '今週中に、弁護士か法テラスに判決を見せてください。' },
  'jp.enforce.judgment-plan': { says: '払えないなら、分割や債務整理を相談します。' },
  'jp.enforce.judgment-right': { says: '2週間以内に、上の裁判所に求めることができます。' },
  'jp.enforce.judgment-wages': { says: '手取りの給料の4分の3は守られます(月33万円まで)。' },
  'jp.enforce.judgment-appeal': {
    title: '控訴する',
    says: '2週間以内に出します。',
    cost: '手数料(立替えあり)。',
    time: '2週間。',
    risk: 'また負けることもあります。',
    bestFor: '判決が間違い。',
  },
  'jp.enforce.judgment-talk': {
    title: '分割を話し合う',
    says: '債権者と話します。',
    cost: '払える額。',
    time: '今。',
    risk: '断られることもあります。',
    bestFor: '借金は本当。',
  },
  'jp.enforce.seize-want': {
    says: '債権者や役所が、給料・預金・物を差し押さえる、またはその予告です。',
  },
  'jp.enforce.seize-who': {
    says: '本当の差押えは、裁判所、執行官、税務署などから来ます。会社にできるのは予告だけです。',
  },
  'jp.enforce.seize-real': { says: '給料の大部分と、生活に必要な物は守られます。' },
  'jp.enforce.seize-not-yet': {
    says: '予告は差押えではありません。会社には、まず判決などが必要です。',
  },
  'jp.enforce.seize-week': {
    says: '差押命令の誤りには、1週間以内に執行抗告ができます。',
    action: '弁護士に相談して申し立てる',
    consequence: '命令はそのままです。',
  },
  'jp.enforce.seize-step-more': {
    says: '生活できないなら、差押えを減らすよう裁判所に求めます。給料なら4週間以内が目安です。',
  },
  'jp.enforce.seize-step-tax': { says: 'すぐ役所に電話し、猶予や分割を求め、生活費を説明します。' },
  'jp.enforce.seize-step-help': {
    says: '弁護士か法テラスに債務整理を相談します。差押えを止められることもあります。',
  },
  'jp.enforce.seize-goods': {
    says: '衣類、寝具、台所用品、現金66万円までは差し押さえられません。',
  },
  'jp.enforce.seize-more': { says: '差押えを小さくするよう裁判所に求められます。' },
  'jp.enforce.seize-less': {
    title: '差押えを減らす申立て',
    says: '生活費の資料を出します。',
    cost: 'わずか。',
    time: '給料は4週間以内。',
    risk: '認められないこともあります。',
    bestFor: '生活できない。',
  },
  'jp.enforce.seize-relief': {
    title: '債務整理を考える',
    says: '自己破産や個人再生です。',
    cost: '法テラスが立て替えます。',
    time: '数か月。',
    risk: '高価な財産を失うことがあります。',
    bestFor: '借金が多すぎる。',
  },
}
