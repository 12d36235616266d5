/** The Japanese words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_JA: Words = {
  'fr.bank.ended-right': {
    says: '銀行は、口座を終わらせる前に、書面で2か月の予告をしなければなりません。終わらせるのに、あなたの費用はかかりません。',
  },
  'fr.bank.ended-account': {
    says: '口座を持つ権利があります（droit au compte）。銀行が断れば、Banque de Franceが、受け入れなければならない銀行を無料で決めます。',
  },
  'fr.bank.ended-step': {
    says: '今、別の口座を作ってください。頼めば、新しい銀行が無料で支払いを移します。雇い主とCAFに新しい番号を知らせます。',
  },
  'fr.bank.cheque-right': {
    says: '小切手を払うか、そのためのお金を取り分け、銀行に伝えてください。すると禁止はすぐに終わります。そうでなければ5年続きます。',
  },
  'fr.bank.cheque-fee': {
    says: '断られた小切手に銀行が取ってよいのは、€50までの小切手では€30まで、それより上では€50までです。すべての手紙の費用も入ります。',
  },
  'fr.bank.cheque-file': {
    says: '拒否の前に銀行は結果を警告する義務がありました。解決まで記録(FCC)に載り、銀行は2日以内に解決を報告します。',
  },
  'fr.bank.cheque-step': {
    says: '小切手帳を返してください。小切手を解決し、証拠か小切手そのものを銀行に持って行きます。',
  },
  'fr.bank.filed-right': {
    says: 'ローンの問題の名簿（FICP）に載る前に、直すための30日があります。全部払えば消えます。そうでなければ5年後に終わります。',
  },
  'fr.bank.option-mediator': {
    says: '苦情の係に書きます。2か月後、銀行の調停人に行きます。',
    title: '無料で苦情を言う',
    cost: '無料。',
    time: '数か月。',
    risk: 'ありません。',
    bestFor: '銀行が決まりを破ったとき。',
  },
  'fr.bank.want': {
    says: '銀行が、口座を終わらせるか、小切手を使えなくしています。',
  },
  'fr.bank.reality': {
    says: '口座とカードを持つ権利は残ります。ほとんどのことは早く直せます。',
  },
  'fr.bank.ended-not-yet': {
    says: '2か月が終わるまで、口座は使えます。中のお金はあなたのものです。',
  },
  'fr.bank.ended-reasons': {
    says: 'ほとんどの場合、銀行は理由を言わなくてよいです。口座を持つ権利による口座は、法律にある理由だけで、書面で終わらせられます。',
  },
  'fr.bank.ended-list': {
    says: '取引の記録を保存してください。口座引落しと、まだ出ている小切手を一つずつ書き出し、そのためのお金を残します。',
  },
  'fr.bank.ended-cheques': {
    says: 'お金が足りないときに小切手が来ると、小切手の禁止になることがあります。',
    actionable: '口座が終わる前に、その相手には別の方法で払ってください。',
  },
  'fr.bank.ended-option': {
    says: '銀行が断れば、ネットでBanque de Franceに求めます。受け入れなければならない銀行を決めます。',
    title: '口座を持つ権利を使う',
    cost: '無料。基本のサービスも無料です。',
    time: '書類がそろってから約1週間。',
    risk: '残高を超えて借りられず、小切手もありません。',
    bestFor: 'どの銀行も口座を作ってくれないとき。',
  },
  'fr.credit-no.want': {
    says: '貸主が、あなたの融資の申し込みを断りました。',
  },
  'fr.credit-no.right': {
    says: '銀行に貸す義務や理由を言う義務はありません。どの情報を使ったかは尋ねられます。点数だけで決められたなら、人による見直しを求めてください。フランス銀行は、名簿(FICP)の内容を無料で教えてくれます。',
  },
  'fr.credit-no.step': {
    says: '銀行に、どの情報を使ったか、点数だけで決めたのかを書面で尋ねてください。',
  },
}
