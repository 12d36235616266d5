/** The Japanese words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'au.work.myth-contract': {
    says: '書面の契約がなくても、仕事の権利があります。最低賃金、休暇、予告は当てはまります。',
  },
  'au.work.want': { says: '理由と最後の勤務日を見てください。それで、できることが決まります。' },
  'au.work.reality': { says: '争えるかもしれません。時間は短く、仕事が終わった日から21日です。' },
  'au.work.who': {
    says: '解雇はFair Work Commissionが決めます。給料はFair Work Ombudsmanが助けます。',
  },
  'au.work.rights': {
    says: '予告か代わりの賃金、未払いの賃金、使っていない年次休暇の権利が残ります。',
  },
  'au.work.no-hold': {
    says: '働いて得た給料を払わずにいることはできません。その場で署名させることもできません。',
  },
  'au.work.know-crime': { says: '2025年1月1日から、わざと賃金を少なく払うことは犯罪です。' },
  'au.work.right-unfair': {
    says: '6か月働いた後は、不公正な解雇（unfair dismissal）を申し立てられます。15人より少ない会社では12か月です。',
  },
  'au.work.right-general': {
    says: '短い病気、妊娠、苦情、または人種、性別、年齢、宗教を理由に、解雇してはいけません。',
  },
  'au.work.right-notice': {
    says: '最短の予告は、1年目は1週間、3年までは2、5年までは3、その後は4週間です。45歳を超えて2年働いた人は、1週間を加えます。',
  },
  'au.work.right-redundancy': {
    says: '人員整理手当（redundancy pay）は、1年の後の4週分から、9年の後の16週分まで増え、その後は12週分です。ほとんどの小さい会社には、払う義務がありません。',
  },
  'au.work.right-leave': {
    says: '使っていない年次休暇（annual leave）の分を受け取る権利があります。',
  },
  'au.work.right-super': {
    says: '2026年7月1日から、雇い主は、給料日から7営業日以内に退職年金（super）を払わなければなりません。',
  },
  'au.work.unfair': {
    says: '仕事が終わった日から21日です。ここでは安全のため、手紙から数えます。',
    action: 'Fair Work Commissionに申し立てる',
    consequence: '遅れた申立ては、まれな場合だけ認められます。',
  },
  'au.work.step-count': { says: '仕事が終わった日を書き、21日を数えてください。週末も数えます。' },
  'au.work.step-keep': { says: '手紙、契約書、給料の明細、勤務表、メッセージを残してください。' },
  'au.work.step-call': {
    says: '労働組合、community legal centre、またはFair Work Commission（1300 799 675）に電話してください。',
  },
  'au.work.step-pay': {
    says: '最後の給料を確かめてください。賃金、予告、休暇、退職年金（super）です。Fair Work Ombudsmanの無料の計算ツールを使います。',
  },
  'au.work.opt-unfair': {
    says: 'オンラインで申し立てます。ほとんどの場合、まず電話で話合いの解決を探します。',
    title: '不公正な解雇（unfair dismissal）を申し立てる',
    cost: '少しの手数料です。免除を頼めます。',
    time: '21日以内です。',
    risk: '小さいです。費用はまれです。',
    bestFor: '公正な理由か手順がなかったとき。',
  },
  'au.work.opt-general': {
    says: '苦情や病気など、悪い理由で解雇されたなら、代わりにこちらを使ってください。',
    title: '一般の保護の申立て（general protections claim）',
    cost: '少しの手数料です。免除を頼めます。',
    time: '21日以内です。',
    risk: '使えるのは2つのうち1つだけなので、相談してください。',
    bestFor: '本当の理由が法律に反すると思うとき。',
  },
  'au.work.opt-deal': {
    says: '上乗せの給料、よい推薦、または自分の退職の形にすることを頼んでください。',
    title: '話合いを頼む',
    cost: '無料です。',
    time: '数日です。',
    risk: '21日を過ぎさせないでください。',
    bestFor: '次に進みたいとき。',
  },
  'au.work.opt-ombudsman': {
    says: 'Fair Work Ombudsmanに助けを求めるか、少額の裁判所を使ってください。',
    title: '未払いの賃金を受け取る',
    cost: '無料か、少しの手数料です。',
    time: '6年前までさかのぼれます。',
    risk: '小さいです。',
    bestFor: '働いた分が全部払われていないとき。',
  },
  'au.work.insight-genuine': {
    says: '人員整理（redundancy）が本物なのは、仕事が本当になくなり、業種の労働条件（award）のとおりに話合いがあったときだけです。',
    actionable:
      '今、ほかの人がその仕事をしているなら、不公正な解雇（unfair dismissal）の申立てについて聞いてください。',
  },
  'au.work.insight-process': {
    says: 'Commissionは理由と手順を見ます。警告がなく、返事の機会もなかったことは、あなたに有利です。',
    actionable: '話合いごとに、言われたことを書いておいてください。',
  },
  'au.work.warn-21': { says: '上司の返事を待たないでください。21日はそれでも進みます。' },
  'au.work.right-small-business': {
    says: '働く人が15人より少ない会社なら、1年の勤務が必要です。会社は小さい会社の規則（small business code）に従わなければなりません。',
  },
  'au.work.right-discrimination-law': {
    says: '性別、人種、年齢、障害による不公正な扱いは、Australian Human Rights Commissionに無料で苦情を出せます。',
  },
  'au.work.right-consult': {
    says: '業種の労働条件（award）では、人員整理（redundancy）の前に、雇い主があなたと話合いをしなければなりません。しなければ、本物の人員整理ではないかもしれません。',
  },
  'au.work.right-insolvent': {
    says: '会社が支払い不能なら、未払いの賃金、休暇、予告、人員整理手当（redundancy pay）を政府が払うことができます。',
  },
  'au.work.right-harsh': {
    says: 'Commissionは、よい理由があったか、それを知らされたか、返事ができたかを見ます。付き添いの人を連れて来られたかも見ます。',
  },
  'au.work.right-forced': {
    says: '雇い主のしたことで本当の選択がなくなったなら、辞職も解雇と同じになることがあります。',
  },
  'au.work.right-deductions': {
    says: '最後の給料は全額払われなければなりません。差し引けるのは、あなたのためになることに書面で同意したか、法律や業種の労働条件（award）が許すときだけです。',
  },
  'au.work.right-long-service': {
    says: '長年働いた後は、仕事が終わるときに、長期勤続の休暇（long service leave）がたいてい払われます。年数は州ごとにちがいます。',
  },
}
