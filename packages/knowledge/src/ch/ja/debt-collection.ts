/** The Japanese words of Switzerland: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'ch.debt.want': {
    says: '請求書の支払いを求めています。手数料が加わっていることが多いです。この手紙は頼んでいるだけです。',
  },
  'ch.debt.who': {
    says: '民間の会社で、国の役所ではありません。ほかの債権者より強い力はありません。',
  },
  'ch.debt.real': {
    says: 'この手紙で、給料や物を取ることはだれにもできません。',
  },
  'ch.debt.not-yet': {
    says: '先に、取立ての役所（Betreibungsamt）が支払命令（Zahlungsbefehl）を送る必要があります。10日以内なら、一言で止められます。',
  },
  'ch.debt.rights': {
    says: '証拠を求め、借金を争い、はっきりしない手数料を断り、分割を提案できます。',
  },
  'ch.debt.right-fees': {
    says: '取立て会社の手数料を断る権利があります。利息を超える損害は、債権者が証明しなければなりません。',
  },
  'ch.debt.right-proof': {
    says: '請求のもとになるものを見る権利があります。',
  },
  'ch.debt.right-old': {
    says: '借金が古すぎるなら、断れます。自分でそう言う必要があります。',
  },
  'ch.debt.option-dispute': {
    title: '借金か手数料を争う',
    says: '払う義務がないものと理由を書きます。',
    cost: '切手代。',
    time: '手紙1通。',
    risk: '取立ての手続き（Betreibung）を始めることがあります。',
    bestFor: '請求書か手数料がまちがっているとき。',
  },
  'ch.debt.option-plan': {
    title: '分割を提案する',
    says: '続けられる額を示します。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '書面の計画は、借金を認めたことになりえます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ch.debt.option-help': {
    title: '無料の借金の相談員に聞く',
    says: '借金の相談は、どの州（Kanton）でも無料です。',
    cost: '無料。',
    time: '電話1回。',
    risk: 'ありません。',
    bestFor: 'ほかにも借金があるとき。',
  },
  'ch.debt.insight-register': {
    says: '取立ての手続きは、登録簿（Betreibungsregister）に5年間残ることがあります。家を借りるときに不利になります。',
    actionable:
      '支払命令（Zahlungsbefehl）を放っておかないでください。争うなら、10日以内に異議を出します。',
  },
  'ch.debt.insight-partpay': {
    says: '一部を払うと、期間は数え直しになります。',
    actionable: '最初の額を払う前に、借金の古さを確かめてください。',
  },
  'ch.debt.warn-ignore': {
    says: '債権者は、証拠なしで取立ての手続きを始められます。支払命令（Zahlungsbefehl）が来ないか、郵便に注意してください。',
  },
  'ch.debt.myth-seize': {
    says: '取立て会社は差し押さえができません。できるのは取立ての役所（Betreibungsamt）だけで、異議がないときだけです。',
  },
  'ch.debt.right-meeting': {
    says: '多くの裁判の前に、調停所(Schlichtungsbehörde)での話し合いがあります。そこで言い分を述べ、和解できます。',
  },
  'ch.debt.right-doctor': {
    says: '医師の請求書はすぐに健康保険へ送ってください。多くは基礎保険が自己負担分を除いて払い戻します。それまで待つよう医師に頼んでください。',
  },
  'ch.debt.right-office-cost': {
    says: '100〜500フランの支払命令の費用は20フランと郵便代です。先に払うのは債権者です。この段階で数百フランは、普通は高すぎます。',
  },
}
