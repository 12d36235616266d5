/** Letters of the Child Maintenance Service: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: '子どもが年に52泊以上あなたの家に泊まるなら、払う額は少なくなります。泊まった夜を記録してください。',
}

export const CHILD_MAINTENANCE_JA: Words = {
  'gb.maintenance-letter.who': {
    says: 'Child Maintenance Serviceは政府（DWP）の一部です。子どものためのお金を計算し、集め、取り立てます。',
  },
  'gb.maintenance-letter.last-step': {
    says: '刑務所や運転免許の取り上げには、まず裁判所が必要です。ほかの方法がすべてだめだったときの最後の手段です。',
  },
  'gb.maintenance-letter.deadline-again': {
    says: '決定の日付から30日以内に、見直しを求めることができます。',
    action: '決定の見直しを求める',
    consequence: '遅れるとよい理由が必要になり、見直しなしでは不服申立てもできません。',
  },
  'gb.maintenance-letter.right-bank': {
    says: '裁判所なしで銀行口座からお金を取ることができます。一度にまとめて取る場合は、先に14日の異議の期間があり、その間お金は凍結されます。',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: '給料からの天引き命令には、28日以内に裁判所に不服を申し立てられます。命令に欠陥があるか、そのお金が給料でない場合です。',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: '子どもに会うための長い移動や、障害のある子の世話など、特別な費用があれば、額の調整（variation）を求めてください。',
  },
  'gb.maintenance-letter.fees': {
    says: '役所が集める場合、あなたは20%多く払い、もう一方の親は4%を失います。直接払えば手数料はかかりません。',
    actionable: '期日どおりに払い、Direct Payを求めてください。',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: '見直しを求めても、取り立ては止まりません。毎週の額を、できる範囲で払い続けてください。',
  },
  'gb.maintenance-letter.step-check': {
    says: '手紙にある収入、泊まった夜、支払いを一つずつ確かめてください。払ったお金の銀行の記録を探します。',
  },
  'gb.maintenance-letter.step-call': {
    says: '手紙の期日の前に電話か手紙で連絡してください。滞納分について、続けられる週の額を申し出ます。',
  },
  'gb.maintenance-letter.option-again': {
    says: '収入、泊まった夜、見落とされた支払いなど、何が違うかを述べ、証拠を送ります。',
    title: '見直しを求める',
    cost: '無料。',
    time: '今、手紙を1通。答えまで数週間。',
    risk: '額が上がることもあります。',
    bestFor: '額や滞納分が違うと思う方。',
  },
  'gb.maintenance-letter.option-plan': {
    says: '収入と支出の一覧を送ります。今の額と滞納分の一部を申し出ます。',
    title: '滞納分の支払い計画を決める',
    cost: '合意した額。',
    time: '今、電話1本。',
    risk: '支払いが遅れると、給料や銀行口座から取られることがあります。',
    bestFor: '払う義務はあるが、一度には払えない方。',
  },
  'gb.maintenance-letter.ni-who': {
    says: '北アイルランドでは、Child Maintenance ServiceはDepartment for Communitiesの一部です。',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: '裁判所なしで給料や銀行口座からお金を取ることができます。どの額もどう計算したか聞き、期限までに異議を述べてください。',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
