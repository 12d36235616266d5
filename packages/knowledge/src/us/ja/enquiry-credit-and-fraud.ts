/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_JA: Words = {
  'us.ask-debt.credit-effect': {
    says: '手紙や電話だけでは何も載りません。ただし、貸し手は30日遅れた請求を、回収業者は債務を報告できます。業者はその前にあなたと話すか、手紙を送って相当の期間（普通14日）待つ必要があります。払っても払わなくても、普通は遅れた時から7年残ります。AnnualCreditReport.comで無料で確認し、誤りには異議を出してください。',
    dependsOn: '何が報告されたか、どれだけ遅れたか',
  },
  'us.ask-debt.credit-report': {
    says: 'まちがった記録を、各機関に無料で争ってください。ほとんどの場合30日以内に調べなければなりません。ほとんどの借金は、7年後に消えなければなりません。',
  },
  'us.ask-debt.identity-theft': {
    says: 'IdentityTheft.govで報告書を作ってください。会社と信用情報機関に送ると、うその借金を消さなければなりません。3つ全部で、無料で信用情報を凍結（freeze）します。',
  },
  'us.ask-debt.card-dispute': {
    says: '明細から60日以内に、カード会社の請求を争う住所に手紙を書いてください。調べている間、その請求は払わなくてよいです。盗まれたカードでは、負担は最大 $50 です。',
  },
  'us.ask-debt.bank-fraud': {
    says: '今、銀行に伝えてください。認めていない送金は、2営業日以内に伝えれば、負担は最大 $50 です。明細から60日を過ぎると、もっと失うことがあります。',
  },
  'us.ask-debt.robocalls': {
    says: 'できれば書面で、やめるよう伝えてください。望まない携帯電話への自動電話やテキストは、ほとんどの場合違法で、1回 $500 を裁判で求められます。FCCとFTCに報告してください。',
  },
}
