/** Letters that end a job: unfair dismissal, times and help: the words in Japanese. */
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
  'au.work.right-unfair': {
    says: '6か月働いた後は、不公正な解雇（unfair dismissal）を申し立てられます。15人より少ない会社では12か月です。',
  },
  'au.work.right-general': {
    says: '短い病気、妊娠、苦情、または人種、性別、年齢、宗教を理由に、解雇してはいけません。',
  },
  'au.work.right-notice': {
    says: '最短の予告は、1年目は1週間、3年までは2、5年までは3、その後は4週間です。45歳を超えて2年働いた人は、1週間を加えます。',
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
  'au.work.right-harsh': {
    says: 'Commissionは、よい理由があったか、それを知らされたか、返事ができたかを見ます。付き添いの人を連れて来られたかも見ます。',
  },
  'au.work.right-forced': {
    says: '雇い主のしたことで本当の選択がなくなったなら、辞職も解雇と同じになることがあります。',
  },
}
