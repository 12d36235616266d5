/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'us.debt.won-reality': {
    says: '裁判所はすでに決めています。短い間は、上訴（appeal）や取り消しの申立てがまだできます。そうでなければ払うか、分割の約束をします。',
  },
  'us.debt.won-step': {
    says: '判決とその日付を探してください。いつまで上訴や取り消しの申立てができるか、今日その裁判所の書記官（clerk）に聞いてください。',
  },
  'us.debt.won-paid': {
    says: '払うときは、判決の分を払い終えたという書面（satisfaction of judgment）をもらい、裁判所に届いているか確かめてください。',
  },
  'us.debt.step-pause': {
    says: 'まだ払わないでください。自分の借金だとも言わないでください。多くの州では、払うと時効の数え直しになります。',
  },
  'us.debt.step-write': {
    says: '取立て会社に手紙を書いてください。借金を争い、証拠を求めます。書留（certified mail）で送り、写しを取っておきます。',
  },
  'us.debt.step-check': {
    says: '自分の書類と、AnnualCreditReport.comの無料の信用情報を見てください。会社、額、最後の支払いを確かめます。',
  },
  'us.debt.step-court-papers': {
    says: '裁判所の書類が来ないか、注意してください。訴えられたら、請求がまちがっていても、召喚状（summons）の日までに答えてください。',
  },
  'us.debt.step-valid': {
    says: '借金が正しいなら、払える額だけを提案してください。お金を送る前に、約束を書面でもらってください。',
  },
  'us.debt.step-valid-bank': {
    says: '銀行口座から直接引き落とさせないでください。自分で管理でき、記録が残る方法で払ってください。',
  },
  'us.debt.step-dispute': {
    says: 'まちがった証拠を送ってきたら、書面でそう伝えてください。その後、CFPBと州の司法長官（attorney general）に苦情を出してください。',
  },
  'us.debt.step-log': {
    says: '手紙と封筒は全部取っておいてください。電話のたびに、日時と話の内容を書いてください。',
  },
  'us.debt.option-dispute': {
    says: '借金を争い、証拠がほしいと書きます。送ってくるまで、取立てを止めなければなりません。',
    title: '争って、証拠を求める',
    cost: '切手代、書留なら数ドル',
    time: '30日以内',
    risk: '低いです。証拠を送るか、裁判を起こすかもしれません。',
    bestFor: '知らない借金、額がおかしい、または古い場合。',
  },
  'us.debt.option-dispute-lender': {
    says: '何がまちがっているかを書いて送ります。証拠は写しを送り、原本は取っておきます。',
    title: '請求のまちがいを伝える',
    cost: '切手代',
    time: '数週間',
    risk: '低いです。利息は続くことがあります。',
    bestFor: 'もう払った、または額がまちがっている場合。',
  },
  'us.debt.option-plan': {
    says: '払い続けられる額か、少なめの一括払いで終わらせることを提案します。先に約束を書面でもらってください。',
    title: '分割か、少ない額を提案する',
    cost: '合意した額',
    time: '数週間から数か月',
    risk: '払うと時効が数え直しになることがあります。免除された借金は、税金で収入とされることがあります。',
    bestFor: '自分の借金で、古すぎず、一部を払える場合。',
  },
  'us.debt.option-help': {
    says: '非営利の借金の相談員（credit counselor）が、全部の借金をいっしょに見て、債権者と話してくれます。',
    title: '非営利の相談員に話す',
    cost: 'ほとんどの場合、最初の相談は無料',
    time: '約1時間',
    risk: 'なし。先にお金を求める会社は避けてください。',
    bestFor: '借金がいくつもある、または払えない場合。',
  },
  'us.debt.option-complain': {
    says: 'Consumer Financial Protection Bureauに、オンラインで苦情を送ります。会社に送られ、回答が求められます。',
    title: 'CFPBに苦情を出す',
    cost: '無料',
    time: 'ほとんどの会社は15日で回答',
    risk: 'なし。裁判は止まりません。',
    bestFor: '電話が多すぎる、おどされる、争っても無視される場合。',
  },
  'us.debt.option-pay': {
    says: '確かめてからだけ払ってください。支払い済みだと書いた手紙を求めます。',
    title: '全額を払う',
    cost: '全額',
    time: '1日',
    risk: '借りていないものを払うおそれがあります。信用情報の記録は残ることがあります。',
    bestFor: '自分の借金で、額が正しく、払える場合。',
  },
}
