/** What is due when a job ends: notice, pay, papers and benefits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_JA: Words = {
  'fr.job.not-yet-waive': {
    says: '最後の清算の署名で、請求をあきらめさせることはだれにもできません。それに反対するために6か月あります。',
  },
  'fr.job.know-benefits': {
    says: '重い過失によるものでも、どの解雇の後でも、France Travailに給付を求められます。',
  },
  'fr.job.deadline-receipt': {
    says: '最後の清算に署名したなら、その金額に反対するために6か月あります。',
    action: '書留で、最後の清算に反対する',
    consequence: 'その後、書かれた金額は確定します。',
  },
  'fr.job.step-register': {
    says: '契約が終わった次の日に、France Travailに登録してください。雇い主は書類を渡さなければなりません。',
  },
  'fr.job.step-papers': {
    says: '最後の書類を確かめてください。仕事の証明書、France Travailの用紙、最後の清算（solde de tout compte）です。',
  },
  'fr.job.right-notice': {
    says: '予告の権利があります。6か月働いてからは1か月、2年からは2か月です。労働協約で、もっと長いことがあります。',
  },
  'fr.job.right-pay': {
    says: '8か月の後は、解雇のお金があります。1年につき月給の4分の1、11年目からは3分の1です。',
  },
  'fr.job.right-fault': {
    says: '重い過失（faute grave）では、予告も解雇のお金もありません。使わなかった休暇は、それでも払わなければなりません。',
  },
  'fr.job.option-accept': {
    says: '予告、解雇のお金、休暇のお金を確かめます。France Travailに登録します。',
    title: '受け入れて、もらうべきものを求める',
    cost: '何もかかりません。',
    time: '1日。',
    risk: '理由が悪かったなら、お金を逃すことがあります。',
    bestFor: '理由が正しく、金額が合うとき。',
  },
}
