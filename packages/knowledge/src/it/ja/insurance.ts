/** The Japanese words of Italy: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'it.insurance.want': {
    says: '保険会社が、断る、少なく払う、契約を終わらせる、または保険料を求めています。',
  },
  'it.insurance.who': {
    says: '民間の保険会社です。IVASSが監督します。',
  },
  'it.insurance.rights': {
    says: '無料で苦情を出し、次に€20で保険の仲裁機関（AAS）に行けます。',
  },
  'it.insurance.reality': {
    says: '最初の断りで終わりではありません。はっきりしない条項は、あなたに有利に読まれます。',
  },
  'it.insurance.no-court': {
    says: '保険料を払わなくても、裁判官なしにお金を取れません。',
  },
  'it.insurance.time': {
    says: '保険の請求は2年（生命保険は10年）で古すぎるものになります。書留で数え直しになります。',
  },
  'it.insurance.right-reasons': {
    says: 'はっきりした理由を受け、記録と鑑定の報告書を見る権利があります。',
  },
  'it.insurance.right-car-60': {
    says: '車の事故の後、保険会社は、物なら60日、けがなら90日以内に、提案するか、しない理由を言う必要があります。',
  },
  'it.insurance.right-fifteen': {
    says: '2回目からの保険料を払わないと、補償は15日続きます。会社が6か月以内に訴えなければ、契約は終わります。',
  },
  'it.insurance.right-arbiter': {
    says: '2026年1月15日から、苦情の後、オンラインでAASに行けます。€20かかり、勝てば戻ります。',
  },
  'it.insurance.right-two-signs': {
    says: '権利を制限する条項は、目立つように書かれ、別に署名されている必要があります。',
  },
  'it.insurance.step-reasons': {
    says: '理由、条項、報告書を書面で求めてください。',
  },
  'it.insurance.step-complain': {
    says: 'PECか書留で、保険会社に苦情（reclamo）を送ってください。答えるまで45日です。',
  },
  'it.insurance.step-aas': {
    says: '断られるか答えがなければ、苦情から12か月以内に、オンラインでAASに行ってください。',
  },
  'it.insurance.step-clock': {
    says: '額を請求する書留かPECで、2年の期間を止めてください。',
  },
  'it.insurance.step-proof': {
    says: '写真、請求書、報告書を残してください。新しい損害は3日以内に知らせます。',
  },
  'it.insurance.option-complain': {
    title: '苦情を出し、次にAASに行く',
    says: 'まず保険会社、次に仲裁機関です。オンラインで、弁護士はいりません。',
    cost: '€20。',
    time: '45日、次に数か月。',
    risk: '書類だけで決めます。',
    bestFor: '断りにはっきりした理由がないとき。',
  },
  'it.insurance.option-court': {
    title: '裁判所に行く',
    says: '先に調停か弁護士の話し合いがあります。次に裁判官です。',
    cost: '弁護士と手数料、または法律扶助。',
    time: '何年も。',
    risk: '負けると費用がかかります。',
    bestFor: '額が大きく、よい証拠があるとき。',
  },
  'it.insurance.insight-late-notice': {
    says: '損害の知らせが遅れても、わざとでなければ、権利はなくなりません。',
    actionable: '遅れた理由を伝えてください。',
  },
  'it.insurance.warning-quittance': {
    says: '額が低すぎるなら、それですべて終わるという書類（quietanza a saldo）に署名しないでください。一部の支払いとして受け取れます。',
  },
  'it.insurance.right-lawyers': {
    says: '事故で訴える前に、弁護士を通した話し合い（negoziazione assistita）に相手を招かなければなりません。',
  },
}
