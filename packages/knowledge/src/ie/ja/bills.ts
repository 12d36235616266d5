/** The Japanese words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_JA: Words = {
  'ie.bill.want': {
    says: 'いつまでに答えを求めているか、日付を見てください。',
  },
  'ie.bill.reality': {
    says: '供給会社は、止める前に分割払いを提案しなければなりません。期日の前に電話してください。',
  },
  'ie.bill.who': {
    says: 'エネルギーの会社は、監督機関CRUの手引きに従います。',
  },
  'ie.bill.rights': {
    says: '分割払い、前払いのメーター（pay-as-you-go meter）、請求書の確認を求められます。',
  },
  'ie.bill.not-yet': {
    says: 'あなたが話し合い、計画を守っている間は、止められません。',
  },
  'ie.bill.right-plan': {
    says: '払える額に合った分割払いを受ける権利があります。',
  },
  'ie.bill.right-winter': {
    says: '弱い立場の客（vulnerable customer）として登録していれば、冬の間は止められません。',
  },
  'ie.bill.right-device': {
    says: '電気が必要な医療機器に頼っているなら、滞納を理由に止めることは決してできません。',
  },
  'ie.bill.right-comreg': {
    says: '電話とネットの請求で会社が解決しなければ、ComRegが助けます。',
  },
  'ie.bill.step-call': {
    says: '今電話して、分割払いを頼んでください。',
  },
  'ie.bill.step-mabs': {
    says: 'MABS（0818 07 2000）かSt Vincent de Paulに助けを求めてください。',
  },
  'ie.bill.step-welfare': {
    says: 'Community Welfare Officerに、追加の支援（Additional Needs Payment）について聞いてください。',
  },
  'ie.bill.opt-plan': {
    title: '分割払いを頼む',
    says: '続けられる額を提案します。',
    cost: '合意した額。',
    time: '期日の前。',
    risk: '支払いが抜けると、相手が動くことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ie.bill.opt-cru': {
    title: '苦情を出す',
    says: 'まず会社に、次にCRUに出します。電話ならComRegです。',
    cost: '無料。',
    time: '数週間。',
    risk: '小さいです。',
    bestFor: '請求書がまちがっているとき。',
  },
  'ie.bill.right-regulations': {
    says: 'エネルギーの会社には無料の苦情の窓口が必要で、止められるのは規則が認めるときだけです。',
  },
  'ie.bill.right-telecom': {
    says: '電話やネットの会社は、客への約束（customer charter）を守らなければなりません。ComRegは争いを解決できます。',
  },
}
