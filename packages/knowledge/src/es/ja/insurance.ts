/** The Japanese words of Spain: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'es.insurance.want': {
    says: '保険会社が、断る、少なく払う、契約を終わらせる、または保険料を求めています。',
  },
  'es.insurance.who': {
    says: '民間の保険会社です。保険の監督局（DGSFP）が監督します。',
  },
  'es.insurance.rights': {
    says: '理由を求め、自分の鑑定人を出し、無料で苦情を出し、訴えられます。',
  },
  'es.insurance.reality': {
    says: '最初の断りで終わりではありません。権利を制限する条項は、目立つように書かれ、あなたが署名したときだけ効力があります。',
  },
  'es.insurance.no-court': {
    says: '保険料を払わなくても、裁判所なしにお金を取れません。',
  },
  'es.insurance.time': {
    says: '請求できるのは、物の損害で2年、人の損害で5年です。',
  },
  'es.insurance.right-forty': {
    says: '報告から40日以内に、払う義務があると分かっている最低の額を払わなければなりません。',
  },
  'es.insurance.right-interest': {
    says: '正当な理由なしに3か月たっても払わなければ、会社は高い利息を払います。',
  },
  'es.insurance.right-limits': {
    says: '権利を制限する条項は、目立つように書かれ、書面で受け入れられている必要があります。',
  },
  'es.insurance.right-expert': {
    says: '損害について合意できなければ、自分の鑑定人を選べます。3人目の鑑定人が決めます。',
  },
  'es.insurance.right-month': {
    says: '2回目からの保険料を払わないと、期日から1か月後に補償が止まります。会社が6か月以内に請求しなければ、契約は終わります。',
  },
  'es.insurance.right-one-month-leave': {
    says: '毎年の更新は、1か月の予告でやめられます。会社からは2か月必要です。',
  },
  'es.insurance.step-reasons': {
    says: '理由、使った条項、鑑定の報告書を書面で求めてください。',
  },
  'es.insurance.step-sac': {
    says: '客の窓口かオンブズマン（defensor）に苦情を出してください。日付の証拠を残します。',
  },
  'es.insurance.step-dgsfp': {
    says: '断られるか、期限内に答えがなければ、DGSFPに無料で苦情を出してください。',
  },
  'es.insurance.step-proof': {
    says: '写真、請求書、報告書を残してください。新しい損害は7日以内に知らせます。',
  },
  'es.insurance.option-complain': {
    title: '苦情を出す',
    says: 'まず保険会社、次にDGSFPです。',
    cost: '無料。',
    time: '1、2か月、次に数か月。',
    risk: 'DGSFPの意見に、保険会社は縛られません。',
    bestFor: '断りにはっきりした理由がないとき。',
  },
  'es.insurance.option-expert': {
    title: '自分の鑑定人を選ぶ',
    says: '両方の鑑定人が損害を見ます。3人目が決めます。',
    cost: '自分の鑑定人と、3人目の半分。',
    time: '数週間。',
    risk: '得るものより高くつくことがあります。',
    bestFor: '払うと言うが、少なすぎるとき。',
  },
  'es.insurance.option-court': {
    title: '裁判所に行く',
    says: '裁判官は、利息を付けた支払いを命じられます。€2,000まで弁護士なしです。',
    cost: '€2,000を超えると弁護士。',
    time: '数か月。',
    risk: '負けると費用がかかります。',
    bestFor: '額が大きく、よい証拠があるとき。',
  },
  'es.insurance.insight-small-print': {
    says: '条項に別に署名していなければ、効力がないことがあります。',
    actionable: '特別の条件の下に、自分の署名があるか見てください。',
  },
  'es.insurance.warning-sign-less': {
    says: '額が低すぎるなら、その額ですべて終わるという書類（finiquito）に署名しないでください。',
  },
}
