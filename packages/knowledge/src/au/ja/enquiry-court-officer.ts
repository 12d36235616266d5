/** Questions about what a court officer and a bank may take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_JA: Words = {
  'au.ask.sheriff-goods': {
    says: '取って売れる物もありますが、衣類、寝具、台所用品など普通の家財の大半は取れません。仕事の道具と普通の車も、多くの州では一定額まで守られます。他人の物やローン中の物は取れないので書類を見せてください。妨げないでください。州によっては力ずくで入れます。今日、裁判所に分割払いを申し込めば、たいてい止まります。無料相談は1800 007 007。',
  },
  'au.ask.bank-took-benefit': {
    says: '今日、銀行に電話し、センターリンクのお金で生活に必要だと言ってください。この給付は法律で守られ、口座が借越しでも、多くの銀行は規約(Code of Operation)で90%以上を残すと約束しています。残りを返すこと、手数料を止めることを書面で求めます。返済の軽減(hardship)も頼みます。断られたら無料でAFCAへ。給付の振込先は別の銀行に変えられます。センターリンクに伝えてください。',
  },
}
