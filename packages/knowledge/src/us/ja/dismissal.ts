/** The Japanese words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'us.work.want': {
    says: '雇い主が、あなたの仕事を終わらせようとしています。書類への署名や、物の返却を求めることもあります。',
  },
  'us.work.who': { says: 'これは雇い主からです。裁判所や失業給付の役所の決定ではありません。' },
  'us.work.reality': {
    says: 'ほとんどの州では、仕事はいつでも終わることがありますが、違法な理由ではいけません。給料を受け取り、失業給付を請求できます。',
  },
  'us.work.rights-summary': {
    says: '働いた分は全部払われなければなりません。失業給付を請求し、しばらく健康保険を続け、差別を報告できます。',
  },
  'us.work.not-yet': {
    says: '今日、権利を手放す署名をさせることはできません。署名させるために、働いた分の給料を止めることもできません。',
  },
  'us.work.know-unemployment': {
    says: '解雇されても、失業給付が受けられないとは限りません。ほとんどの州では、受けられないのは重い違反（misconduct）のときだけです。役所に決めてもらってください。',
    learnMore: 'CareerOneStop.orgか211で、あなたの州の役所を探してください。',
  },
  'us.work.right-family-leave': {
    says: '条件に合えば、家族や医療のために12週間休み、仕事に戻れます。それを理由に解雇されてはいけません。',
  },
  'us.work.right-marketplace': {
    says: '職場の健康保険を失ったら、60日以内に、HealthCare.govか州の市場で保険を買えます。',
  },
  'us.work.right-waiver-age': {
    says: '40歳以上なら、権利放棄の書類（release）を21日考えられます。集団の解雇なら45日です。7日間は取り消せます。',
  },
  'us.work.right-warn': {
    says: '労働者が100人以上の雇い主は、大量解雇や工場閉鎖のほとんどで、60日前に書面で知らせなければなりません。',
  },
  'us.work.right-warn-pay': {
    says: 'その通知が短すぎたら、足りない日数の給料と手当を、最大60日分請求できます。',
  },
  'us.work.right-service': {
    says: '軍務を理由に仕事を失うことはありません。ほとんどの場合、仕事に戻れます。',
  },
  'us.work.right-warn-dismissed': {
    says: '労働者が100人以上の雇い主は、大量解雇や工場閉鎖のほとんどで、60日前に書面で知らせなければなりません。',
  },
}
