/** The Japanese words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_JA: Words = {
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
  'us.work.deadline-charge': {
    says: '差別の申立て（charge）は、180日以内にEEOCに届かなければなりません。州の機関が扱うところでは300日です。',
    action: '差別だと思うなら、EEOCに申立てを出す',
    consequence:
      '訴える権利を失うことがあります。多くの州では300日ですが、全部の州ではありません。',
  },
  'us.work.deadline-cobra': {
    says: 'COBRAを選ぶ期間は、保険が終わった日かCOBRAの通知の、遅いほうから、少なくとも60日です。',
    action: 'COBRAか別の健康保険を選ぶ',
    consequence: '次の加入の時期まで、健康保険がなくなることがあります。',
  },
  'us.work.deadline-waiver': {
    says: '40歳から、年齢差別の請求の放棄を考えるために少なくとも21日、取り消すために7日が必要です。',
    action: '40歳以上なら、放棄するか決める',
    consequence: '申し出が終わることがあります。助言を受ける前に署名しないでください。',
  },
  'us.work.deadline-waiver-group': {
    says: '集団の解雇では、40歳から少なくとも45日と、選ばれた人の仕事と年齢の一覧をもらえます。',
    action: '40歳以上なら、放棄するか決める',
    consequence: '申し出が終わることがあります。助言を受ける前に署名しないでください。',
  },
  'us.work.step-unemployment': {
    says: '今週、州に失業給付を請求してください。遅れると、お金を失うことがあります。',
  },
  'us.work.step-pay': {
    says: '最後の給料を確かめてください。時間、残業、チップ、州や会社の決まりで払われる休暇です。',
  },
  'us.work.option-severance': {
    says: '給料の上乗せ、健康保険、よい推薦状、やわらかい退職の理由を求めます。',
    title: 'よりよい条件を求める',
    cost: '無料、または弁護士費用',
    time: '署名する前',
    risk: '断られるか、申し出が終わることがあります。',
    bestFor: '退職金（severance）の申し出がある、または請求できるかもしれない場合。',
  },
  'us.work.insight-time': {
    says: '差別の申立ての期限は、決定を知らされた日から始まります。会社の中の不服申立てでは止まりません。',
    actionable: '最後に働いた日ではなく、知らされた日から数えてください。',
  },
  'us.work.warning-sign': {
    says: '権利放棄の書類（release）に署名すると、訴える権利を失うことがあります。働いた分の給料は、署名しなくてもあなたのものです。',
  },
  'us.work.myth-notice': {
    says: 'ほとんどの州では、雇い主は前もって知らせる必要も、理由も要りません。契約、組合、大量解雇では変わることがあります。',
  },
  'us.work.myth-fired-unemployment': {
    says: '解雇されただけでは、失業給付を失いません。申請して、州の役所に決めてもらってください。',
  },
}
