/** Bailiffs in England and Wales, later stages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_JA: Words = {
  'gb.bailiff.further-wants': {
    says: '最初の通知の期間は終わりました。執行官（bailiff）が訪問する前に、払うか分割払いを決めるよう求めています。訪問は近いかもしれません。',
  },
  'gb.bailiff.further-reality': {
    says: 'いつ訪問があってもおかしくないので、今日電話してください。訪問の前の提案はまだ役に立ち、訪問の手数料を防げることがあります。',
  },
  'gb.bailiff.further-step-call': {
    says: '今日会社に電話してください。続けて払える額を提案し、その日のうちにメールでも送ります。',
  },
  'gb.bailiff.further-step-fine': {
    says: '裁判所の罰金の窓口（fines team）にも電話してください。病気、子ども、給付金のことがあれば、罰金をbailiffから引き取るよう頼みます。',
  },
  'gb.bailiff.further-insight-fee': {
    says: '£235の手数料は、執行官（bailiff）が最初に来た後だけかかります。この手紙では、訪問はこれからです。',
    actionable: 'まだだれも来ていないなら、£235を取り消すよう書面で会社に求めてください。',
  },
  'gb.bailiff.fines-office-wants': {
    says: '罰金（fine）が払われていないと裁判所が言っています。次の手段を取る前に、払うか電話するよう求めています。',
  },
  'gb.bailiff.fines-office-who': {
    says: 'これは治安判事裁判所（magistrates court）の罰金の窓口（fines office）からです。民間の会社ではありません。',
  },
  'gb.bailiff.fines-office-step-call': {
    says: '今日、罰金の窓口（fines office）に電話してください。毎週払える額を言い、時間を求め、収入の用紙を送ります。',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: '裁判のことを知らなかったなら、知ってから21日以内に宣誓の申立て（statutory declaration）ができます。裁判をやり直せることがあります。',
  },
  'gb.bailiff.writ-under-600': {
    says: '£600より少ない郡裁判所の判決（county court judgment）は、高等法院（High Court）に送れません。この判決はそれより少ないようです。',
    actionable:
      '判決の額を確かめるよう、会社と裁判所に求めてください。命令（writ）の止め方を無料で相談してください。',
  },
  'gb.bailiff.writ-credit': {
    says: '消費者の借金の契約（consumer credit agreement）の判決は、郡裁判所（county court）だけで強制できます。高等法院の命令（High Court writ）ではできません。',
    actionable:
      '何の借金かを会社に聞いてください。消費者の借金なら、命令（writ）の止め方を相談します。',
  },
  'gb.bailiff.business-entry': {
    says: '住んでいる所には、最初の訪問で無理に入ることはできません。仕事だけに使う所では、裁判所の判決のために必要な範囲の力を使えます。',
  },
}
