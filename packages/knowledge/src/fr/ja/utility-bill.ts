/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_JA: Words = {
  'fr.energy.want': {
    says: '請求書の支払いを求めています。供給を止めるか弱めると警告していることがあります。',
  },
  'fr.energy.who': {
    says: '供給会社は会社で、裁判所ではありません。止める前に、手順に従わなければなりません。',
  },
  'fr.energy.reality': {
    says: 'これは請求書で、判決ではありません。これで、お金や物を差し押さえることはだれにもできません。',
  },
  'fr.energy.not-yet-water': {
    says: '未払いの請求書のために、主な住まいの水を、一年のいつでも止められません。',
  },
  'fr.energy.rights-summary': {
    says: '計画、請求書の助け、メーターの検査を求め、無料の調停人に行けます。',
  },
  'fr.energy.know-telecom': {
    says: '1年より古い電話やネットの請求書は、古すぎます。',
  },
  'fr.energy.step-check-other': {
    says: '請求書を、契約書とあなたの支払いと比べてください。',
  },
  'fr.energy.step-plan': {
    says: '期日の前に会社に連絡してください。続けられる計画を、書面で求めます。',
  },
  'fr.energy.step-fsl': {
    says: '福祉の相談員か町に、住まいの基金（FSL）の助けを求めてください。決まるまで、供給は続きます。',
  },
  'fr.energy.step-dispute-other': {
    says: '請求書がまちがいなら、会社に書いてください。それから、無料でその調停人に行きます。',
  },
  'fr.energy.step-pay-part': {
    says: '毎月払える分を払い、次の請求書は全部払ってください。',
  },
  'fr.energy.right-water': {
    says: '借金のために、主な住まいの水を止めることも、弱めることもできません。',
  },
  'fr.energy.right-mediator': {
    says: '会社の無料の消費者の調停人を使う権利があります。',
  },
  'fr.energy.right-no-costs': {
    says: '裁判所の命令のない取立ての費用を、あなたが払う必要はありません。',
  },
  'fr.energy.option-plan': {
    says: '手紙の期日の前に、毎月の金額を申し出ます。',
    title: '支払いの計画を求める',
    cost: '申し出た金額。',
    time: '電話1本とメール1通。',
    risk: '計画を守ってください。',
    bestFor: '請求書は正しいが、高すぎるとき。',
  },
  'fr.energy.option-dispute': {
    says: '証拠をつけて書き、それから無料の調停人に行きます。',
    title: '請求書を争う',
    cost: '何もかかりません。',
    time: '会社に2か月、その後数か月。',
    risk: 'その間、正しい分は払ってください。',
    bestFor: '読み取り、日付、料金がまちがっているとき。',
  },
  'fr.energy.option-fsl': {
    says: '住まいの基金（FSL）、町（CCAS）、エネルギーの小切手が、一部を払うことがあります。',
    title: '請求書の助けを求める',
    cost: '何もかかりません。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '収入が少ないとき。',
  },
  'fr.energy.tactic-fsl': {
    says: 'FSLの助けを求めた日を、書面で会社に伝えてください。申請が続く間、供給は保たれます。',
    risk: 'ありません。',
    notWhen: '助けなしに、今払えるとき。',
  },
  'fr.energy.know-leak': {
    says: 'メーターより先の水道管の水漏れで、料金がとても高くなりましたか。その場合、払うのはいつもの使用量の2倍までです。',
    learnMore:
      '水道の会社の知らせから1か月以内に、修理についての水道工事屋の書類を送ってください。',
  },
}
