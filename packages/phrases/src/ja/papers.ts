/** Japanese: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const JA_PAPERS: Papers = {
  rent_increase: {
    name: '家賃の値上げの通知',
    label: '家賃の値上げ',
    wants: '{sender}は家賃を上げたいとしています。',
  },
  service_charge: {
    name: '住まいの共用費の請求',
    label: '住まいの共用費',
    wants: '{sender}は住まいの共用費を払うよう求めています。',
  },
  deposit_deductions: {
    name: '敷金についての手紙',
    label: '敷金からの差し引き',
    wants: '{sender}は敷金から差し引くお金について書いています。',
  },
  disciplinary_hearing: {
    name: '職場の聞き取りへの呼び出し',
    label: '職場の聞き取り',
    wants: '{sender}は仕事についての聞き取りに呼んでいます。まだ何も決まっていません。',
    wanted:
      '{sender}は仕事についての聞き取りに呼んでいました。その日は過ぎたので、もう決まっているかもしれません。',
  },
  work_warning: {
    name: '職場での正式な注意',
    label: '職場での注意',
    wants: '{sender}は正式な注意をしています。仕事は続きます。',
  },
  work_suspension: {
    name: '出勤停止の通知',
    label: '出勤停止',
    wants: '{sender}は当面の出勤を止めています。雇用は続きます。',
  },
  exit_agreement: {
    name: '退職の条件の申し出',
    label: '退職の条件の申し出',
    wants: '{sender}は退職の条件を申し出ています。応じる義務はありません。',
    wanted:
      '{sender}は退職の条件を申し出ていました。返事の日は過ぎました。応じる義務はありません。',
  },
  offence_hearing: {
    name: '罰金の前に言い分をきく手紙',
    label: '罰金の前の聞き取り',
    wants: '{sender}は違反があったとして、あなたの言い分をきいています。まだ何も決まっていません。',
    wanted:
      '{sender}は違反があったとして、あなたの言い分をきいていました。その期間は過ぎたので、もう決まっているかもしれません。',
  },
  driver_details: {
    name: '運転者を答えるよう求める通知',
    label: '運転者についての照会',
    wants: '{sender}はだれが運転したかを知りたいとしています。',
  },
  police_penalty: {
    name: '警察の定額の罰金の通知',
    label: '警察の定額の罰金',
    wants: '{sender}は裁判の代わりに定額の罰金を示しています。',
    wanted: '{sender}は裁判の代わりに定額の罰金を示していました。手紙の日は過ぎました。',
  },
  school_absence_penalty: {
    name: '学校の欠席についての罰金の通知',
    label: '学校の欠席の罰金',
    wants: '{sender}は子どもが学校を休んだため罰金を求めています。',
  },
  benefit_move: {
    name: '別の給付金へ移る通知',
    label: '別の給付金への移行',
    wants: '{sender}は今の給付金が終わり、別の給付金の申請が要るとしています。',
    wanted:
      '{sender}は今の給付金が終わり、別の給付金の申請が要るとしていました。申請の日は過ぎました。',
  },
  benefit_decision: {
    name: '給付金についての決定',
    label: '給付金についての決定',
    wants: '{sender}は給付金について決定しました。',
  },
  child_maintenance: {
    name: '子どもの養育費についての手紙',
    label: '子どもの養育費',
    wants: '{sender}は子どものために払うお金について書いています。',
  },
  complaint_refused: {
    name: '苦情への最終の回答',
    label: '苦情への回答',
    wants: '{sender}は苦情に回答しています。さらに申し立てることができます。',
    wanted: '{sender}は苦情に回答しました。さらに申し立てる期間は過ぎたかもしれません。',
  },
  immigration_refusal: {
    name: '在留についての決定',
    label: '在留についての決定',
    wants: '{sender}はこの国にいる権利について決定しました。',
  },
  divorce_papers: {
    name: '離婚についての書類',
    label: '離婚の書類',
    wants: '相手の方が結婚や関係を終えるよう求めています。',
  },
  jury_summons: {
    name: '陪審員への呼び出し',
    label: '陪審員への呼び出し',
    wants: '{sender}は陪審員を務めるよう呼んでいます。あなたが疑われているのではありません。',
  },
  witness_summons: {
    name: '証人としての呼び出し',
    label: '証人としての呼び出し',
    wants:
      '{sender}は知っていることを裁判所で話すよう呼んでいます。あなたに請求するものではありません。',
  },
  council_order: {
    name: '何かを直すよう命じる通知',
    label: '役所の命令',
    wants: '{sender}は何かをするか、やめるよう命じています。',
  },
  data_breach: {
    name: '個人情報が漏れたという知らせ',
    label: '個人情報の漏れ',
    wants: '{sender}はほかの人があなたの情報を見たおそれを知らせています。',
  },
  price_rise: {
    name: '値上げの知らせ',
    label: '値上げ',
    wants: '{sender}は料金を変えたいとしています。',
  },
  single_justice_notice: {
    name: '一人の治安判事が書面で決める刑事事件の告発',
    label: '書面による刑事の告発',
    wants: '{sender}は、あなたを罪に問うています。罪を認めるか、認めないかの答えを求めています。',
  },
  court_fine: {
    name: '裁判所の罰金の通知',
    label: '裁判所の罰金',
    wants: '{sender}は裁判所が決めた罰金を求めています。',
  },
  vehicle_tax_penalty: {
    name: '自動車税についての罰金の通知',
    label: '自動車税の罰金',
    wants: '{sender}は車の税が払われていなかったとして罰金を求めています。',
  },
  prescription_penalty: {
    name: '無料の薬や歯科についての罰金の通知',
    label: '薬や歯科の罰金',
    wants: '{sender}は資格なしに無料の治療を受けたとしてお金を求めています。',
  },
  tribunal_hearing: {
    name: '審判所の期日の通知',
    label: '審判所の期日',
    wants: '{sender}は審判所の期日と、その前に必要なものを知らせています。',
  },
  means_form: {
    name: '収入についての裁判所の用紙',
    label: '収入についての用紙',
    wants: '{sender}は判決の支払い方を決めるため、収入と負債を知りたいとしています。',
  },
  benefit_review: {
    name: '給付金を続けるための用紙',
    label: '給付金の見直し',
    wants: '{sender}は給付金を見直しており、用紙の返送を求めています。',
    wanted: '{sender}は給付金を見直しており、用紙の返送を求めていました。その日は過ぎました。',
  },
  student_overpayment: {
    name: '学資についての手紙',
    label: '学資',
    wants: '{sender}は学資の返還を求めています。',
  },
  policy_cancelled: {
    name: '保険が終わるという知らせ',
    label: '保険の終了',
    wants: '{sender}は保険を終わらせたい、または終わらせたとしています。',
  },
  account_closing: {
    name: '口座が閉じられるという知らせ',
    label: '口座の解約',
    wants: '{sender}は口座を閉じたいとしています。',
    wanted:
      '{sender}は口座を閉じるとしていました。その日は過ぎたので、もう閉じられたかもしれません。',
  },
  lodger_notice: {
    name: '家主の家の部屋を出るよう求める通知',
    label: '部屋の退去',
    wants: '{sender}は自宅の部屋から出るよう求めています。',
  },
  estate_debt: {
    name: '亡くなった人の借金についての手紙',
    label: '亡くなった人の借金',
    wants: '{sender}は遺産から借金を払ってもらうため、だれが扱うかを尋ねています。',
  },
  default_notice: {
    name: '融資契約の不履行の通知',
    label: '融資の不履行の通知',
    wants: '{sender}は融資の契約違反があるとして、直す期日を示しています。',
    wanted: '{sender}は融資の契約違反があるとしていました。直す期日は過ぎました。',
  },
  police_interview: {
    name: '犯罪の疑いについての聴取の案内',
    label: '犯罪についての聴取',
    wants: '{sender}は犯罪の疑いについて聞きたいとしています。先に弁護士に頼んでください。',
  },
  care_charges: {
    name: '介護費用の請求',
    label: '介護費用',
    wants: '{sender}は介護に払う金額を示しています。',
  },
  works_consultation: {
    name: '建物の工事の通知',
    label: '建物の工事',
    wants: '{sender}はあなたも費用を負担する工事を計画しています。',
  },
  circular: {
    name: '多くの人に向けた書類',
    label: '多くの人に向けた書類',
    wants: '{sender}が多くの人に知らせる書類です。あなただけに求めるものはありません。',
  },
  foreclosure: {
    name: '住宅の差し押さえと売却の通知',
    label: '住宅の差し押さえ通知',
    wants: 'ローンの返済が遅れているため、{sender}は家を売ろうとしています。',
  },
}
