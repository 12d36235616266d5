/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_JA: Words = {
  'gb.claim.myth-ignore': {
    says: '本物の請求の用紙（claim form）には、答えなければなりません。放っておくと、裁判の日なしで判決（judgment）が出ることがあります。',
  },
  'gb.debt.parking-added': {
    says: 'あなたが車の登録者（keeper）で、運転していないなら、最初の通知の額より多くは求められません。加えた取立ての費用を払う義務はありません。',
    actionable:
      '金額を最初の通知と比べてください。費用が加えられていたら、払う義務がないと書面で伝えます。',
  },
  'gb.debt.parking-code': {
    says: '業界の規則では、料金が払われないとき、駐車会社は£70まで加えられます。規則は法律ではなく、裁判官が認めないこともあります。',
    actionable: '加えた金額を払う義務があると書いた看板の文を、示すよう求めてください。',
  },
  'gb.debt.myth-bailiffs': {
    says: '取立て会社（debt collector）は執行官（bailiff）ではありません。物を取れません。執行官が来るのは、判決か、ほかの法律上の命令の後だけです。',
  },
  'gb.debt.myth-prison': {
    says: 'カード、ローン、請求書、民間の駐車料金を払っていないことは、犯罪ではありません。',
  },
  'gb.debt.myth-sold-void': {
    says: '借金は、売られても消えません。新しい持ち主は、もとの会社と同じ条件で支払いを求められます。',
  },
  'gb.debt.myth-six-years-gone': {
    says: '6年たっても借金はありますが、裁判の請求（court claim）を止められます。終わる前に払うか署名して認めると、数え直しになります。',
  },
  'gb.ask-debt.change-pay-later': {
    says: '2026年7月15日以降に、別の貸し手とした後払い（buy now pay later）の契約は、規制の対象です。前の契約は対象外です。',
    was: 'ほとんどの後払い（buy now pay later）の契約に、審査もオンブズマン（Ombudsman）もありませんでした。',
    is: '別の貸し手との新しい契約には審査が必要で、Financial Ombudsmanに行けます。',
  },
  'gb.lbc.myth-ccj': {
    says: '裁判の前の催告書（letter before claim）は判決（judgment）ではありません。判決が出るのは、裁判の請求（court claim）に負けるか、答えなかったときだけです。',
  },
  'gb.scam.myth-my-fault': {
    says: '自分で送金した場合でも請求できます。銀行が断れるのは、重大な不注意など少しの場合だけです。それは銀行が証明しなければなりません。',
  },
  'gb.tv.myth-owning': {
    says: 'テレビを持っているだけなら、許可証（TV licence）はいりません。生放送を見る、録画する、BBC iPlayerを使うために必要です。',
  },
}
