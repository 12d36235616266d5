/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_JA: Words = {
  'gb.ask-debt.offer-refused': {
    says: '申し出を受け入れる義務はありません。でも貸し手は、困っている人を公正に扱い、払える額を考えなければなりません。家計表を付け、払える分を払い続け、無料の相談員に助けを求めてください。',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'カード、ローン、通信販売では、求めて£1を払えば、正しい写しを送る義務があります。送るまで、裁判所は強制できません。債務は無効にはならず、写しに署名がなくてもかまいません。',
    dependsOn: 'どの種類の債務か',
  },
  'gb.ask-debt.default-not-judgment': {
    says: '二つは別のものです。債務不履行の通知（default notice）は貸し手が出し、直すために少なくとも14日あります。判決（judgment）は裁判所だけが、答える機会のある訴えの後に出します。',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'ほとんどの個人向けクレジットは、署名するか写しを受け取ってから14日以内なら取りやめられます。貸し手に書面で伝えてください。その後30日以内に、借りた額とその間の利息を返します。住宅ローンは別です。',
  },
}
