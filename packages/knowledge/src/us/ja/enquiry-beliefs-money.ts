/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_JA: Words = {
  'us.fact.door-closed-to-server': {
    says: 'ドアを閉めても訴訟は止まりません。多くの州では、同居の大人に渡す、郵送、ドアへの掲示、新聞掲載ができます。そこから期限が進み、聞かれずに負けることもあります。書類を受け取り、日付を見て答弁書を出してください。受け取っても同意にはなりません。',
  },
  'us.fact.emergency-room': {
    says: '保険、お金、書類がなくても、救急は追い返せません。連邦法により、ほぼ全ての病院は診察し、緊急やお産は安定するまで手当てします。後で請求が来たら financial assistance を頼んでください。断られたら CMS か州に苦情を。危ないときは911。',
  },
  'us.fact.no-1099': {
    says: '1099がなくても、稼いだ分に税がかかります。用紙は払う側の義務です。あなたの義務は現金も含め全て申告することです。年$400以上の利益には自営業税もかかります。収入から費用を引き Schedule C に。忘れたらIRSから来る前に 1040-X を。',
  },
  'us.fact.irs-ten-years': {
    says: 'IRSが取り立てられるのは普通、税を決めた日から10年です。破産、和解や分割の申請、長い海外居住の間は止まります。申告していなければ、たいてい始まっていません。終われば残りは取れません。まずその日(CSED)を聞いてください。',
  },
  'us.fact.policy-canceled-after-crash': {
    says: '事故1回で、自動車保険を期間の途中で解約できることはまれです。約60日を過ぎると、多くの州では未払い、うそ、免許の失効のときだけです。会社は先に理由を書いて知らせます。満期には更新を断れます。州の保険局に苦情を言えます。',
  },
  'us.fact.training-time': {
    says: '研修の時間はたいてい仕事で、給料が出ます。無給でよいのは、勤務時間外、自由参加、職務と無関係、作業なしの四つがそろうときだけです。時間を書き留め、書面で求めてください。Wage and Hour Division は無料:1-866-487-9243。',
  },
}
