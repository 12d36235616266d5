/** Employment Insurance (EI): a refusal, and money to pay back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_JA: Words = {
  'ca.benefit.right-review': {
    says: '雇用保険（employment insurance）の決定は、知ってから30日以内に、もう一度見るよう求められます。',
  },
  'ca.benefit.right-appeal': {
    says: 'それでも断られたら、30日以内にSocial Security Tribunalに不服を申し立てられます。',
  },
  'ca.benefit.reconsider': {
    says: '雇用保険（employment insurance）では、見直し（reconsideration）を求めるのに30日あります。手紙の日付から数えます。',
    action: '納得できなければ、見直し（reconsideration）を求める',
    consequence: '正当な理由なしに遅れた申請は、断られることがあります。',
  },
  'ca.benefit.right-ei-limit': {
    says: 'EIの払いすぎは、ほとんどの場合、36か月以内に見つけなければなりません。申告がうそだったときは72か月です。生活が苦しいときや役所のまちがいのときは、なくなることがあります。',
  },
  'ca.benefit.right-ei-review': {
    says: '決定から30日の間に、Service Canadaにもう一度見るよう書面で求められます。無料です。',
  },
  'ca.ei.want': {
    says: 'Service Canadaが、あなたのEIについて決めました。理由を探し、手紙を受け取った日を書いておいてください。',
  },
  'ca.ei.reality': { says: '断られても、終わりではありません。無料で見直しを求められます。' },
  'ca.ei.rights': {
    says: '30日の間に、書面で新しい決定を求められます。その後、審判所が決めることもできます。',
  },
  'ca.ei.who': {
    says: 'Service Canadaは、政府の雇用保険（Employment Insurance、EI）を扱っています。',
  },
  'ca.ei.right-reconsider': {
    says: '決定から30日の間に、Service Canadaにもう一度見るよう書面で求められます。無料です。',
  },
  'ca.ei.right-just-cause': {
    says: '自分でやめても、残れる正当な道がなかったなら、EIをもらえることがあります。いやがらせ、危険、病気、家族との引っこしなどです。',
  },
  'ca.ei.right-misconduct': {
    says: '重い落ち度（misconduct）だと言うなら、わざとしたことと、仕事を失うかもしれないと知っていたことを、相手が示さなければなりません。まちがいだけでは足りません。',
  },
  'ca.ei.right-tribunal': {
    says: 'それでも断られたら、30日以内にSocial Security Tribunalに不服を申し立てられます。無料です。',
  },
  'ca.ei.step': {
    says: '書面で見直し（reconsideration）を求めてください。事実、日付、医師の書類やメッセージなどの証拠を出します。',
  },
}
