/** The Japanese words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'ca.benefit.want': { says: 'どの週の分か、いくらか、なぜかを見てください。' },
  'ca.benefit.reality': { says: '決定の見直しを求められます。少しずつ払うことも頼めます。' },
  'ca.benefit.who': {
    says: 'Service Canadaが、雇用保険（employment insurance）と年金を決めます。お金を集めるのはCanada Revenue Agencyです。',
  },
  'ca.benefit.rights': {
    says: '見直し（reconsideration）を求め、その後Social Security Tribunalに無料で不服を申し立てられます。',
  },
  'ca.benefit.right-review': {
    says: '雇用保険（employment insurance）の決定は、知ってから30日以内に、もう一度見るよう求められます。',
  },
  'ca.benefit.right-appeal': {
    says: 'それでも断られたら、30日以内にSocial Security Tribunalに不服を申し立てられます。',
  },
  'ca.benefit.right-plan': { says: '暮らせるだけのお金が残る支払い計画を頼めます。' },
  'ca.benefit.step-why': {
    says: 'どの週か、なぜかを調べてください。自分の報告や給与明細と比べます。',
  },
  'ca.benefit.step-review': {
    says: 'ちがっていたら、30日が終わる前に見直し（reconsideration）の申請を送ってください。',
  },
  'ca.benefit.step-pay': { says: '合っていたら、電話して、続けて払える額を提案してください。' },
  'ca.benefit.reconsider': {
    says: '雇用保険（employment insurance）では、見直し（reconsideration）を求めるのに30日あります。手紙の日付から数えます。',
    action: '納得できなければ、見直し（reconsideration）を求める',
    consequence: '正当な理由なしに遅れた申請は、断られることがあります。',
  },
  'ca.benefit.opt-review': {
    says: '見直し（reconsideration）の用紙と証拠を送ります。',
    title: '見直しを求める',
    cost: '無料。',
    time: '30日。',
    risk: '低い。',
    bestFor: '事実か金額がちがうとき。',
  },
  'ca.benefit.opt-plan': {
    says: '収入と支出を伝えます。',
    title: '少しずつ払うことを頼む',
    cost: '決めた額。',
    time: '今。',
    risk: '税金の還付を取られることがあります。',
    bestFor: '合っているが、一度に払えないとき。',
  },
  'ca.benefit.warn': {
    says: '返すお金のために、後の給付や税金の還付の一部を取られることがあります。',
  },
  'ca.benefit.right-ei-limit': {
    says: 'EIの払いすぎは、ほとんどの場合、36か月以内に見つけなければなりません。申告がうそだったときは72か月です。生活が苦しいときや役所のまちがいのときは、なくなることがあります。',
  },
  'ca.benefit.right-ei-review': {
    says: '決定から30日の間に、Service Canadaにもう一度見るよう書面で求められます。無料です。',
  },
  'ca.benefit.right-pension-review': {
    says: 'Old Age SecurityやCanada Pension Planは、90日の間に見直しを求められます。役所のまちがった案内で生まれた返済は、なくなることがあります。',
  },
  'ca.benefit.right-crb': {
    says: 'CRBやCERBの決定は、2回目の見直しを求められます。払える計画も頼めます。',
  },
  'ca.benefit.on-review': {
    says: 'オンタリオ州では、Ontario WorksやODSPの決定について、30日の間に内部の見直し（internal review）を求められます。その後、不服を申し立てられます。',
  },
  'ca.benefit.bc-review': {
    says: 'ブリティッシュ・コロンビア州では、援助の決定について、20営業日の間に見直し（reconsideration）を求められます。',
  },
  'ca.benefit.qc-review': {
    says: 'ケベック州では、生活の援助の決定について、90日の間に見直しを求められます。',
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
  'ca.benefit.right-federal-court': {
    says: '税務当局の2回目の見直しの後、連邦裁判所（Federal Court）に決定を調べるよう求められます。30日あります。',
  },
  'ca.pension.want': {
    says: 'Service Canadaが、年金について決めました。理由を探し、手紙を受け取った日を書きとめてください。',
  },
  'ca.pension.right-again': {
    says: '手紙を受け取ってから90日以内に、書面で見直しを求められます。無料です。',
  },
  'ca.pension.right-tribunal': {
    says: 'また断られたら、Social Security Tribunalが決めます。90日以内に申し立てます。弁護士はいりません。',
  },
  'ca.pension.step': {
    says: '自分の記録を求めてください。足りないもの、たとえば仕事でできないことについての医師の報告を送ります。',
  },
  'ca.pension.reconsider': {
    says: '公的年金では、90日以内に見直しを求められます。手紙の日付から数えます。',
    action: '同意しないなら、見直しを求める',
    consequence: '正当な理由なく遅れると、断られることがあります。',
  },
  'ca.benefit.on-decision': {
    says: 'これは役所の最初の答えで、最後ではありません。見直しや不服の申し立てで変わる決定は多くあります。',
  },
  'ca.benefit.on-step': {
    says: '30日以内に、書面で内部の見直しを求めてください。それでも断られたら、Social Benefits Tribunalに申し立てます。legal clinicが無料で助けます。',
  },
}
