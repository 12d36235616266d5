/** Bankruptcy summonses: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_JA: Words = {
  'ie.demand.want': {
    says: '何もしないと、次は破産（bankruptcy）かもしれません。',
  },
  'ie.demand.reality': {
    says: 'まだ破産していません。14日以内に、払う、合意する、またはHigh Courtに呼出し（summons）の棄却を求めます。',
  },
  'ie.demand.who': {
    says: '呼出し（summons）は、債権者の求めでHigh Courtから来ています。',
  },
  'ie.demand.rights': {
    says: '借金を争い、呼出し（summons）の棄却を裁判所に求められます。借金は€20,000を超えている必要があります。',
  },
  'ie.demand.right-dismiss': {
    says: '借金に本当に争いがあるなら、High Courtに呼出し（summons）の棄却を求められます。',
  },
  'ie.demand.summons': {
    says: '破産の呼出し（bankruptcy summons）は、送達から14日です。ここでは安全のため、その日付から数えます。',
    action: '払う、合意する、または呼出しの棄却を求める',
    consequence: 'その後、相手はあなたの破産を裁判所に求められます。',
  },
  'ie.demand.step-lawyer': {
    says: '今日、法律相談を受けてください。',
  },
  'ie.demand.step-deal': {
    says: '書面で計画を提案し、取り下げるよう頼んでください。',
  },
  'ie.demand.step-isi': {
    says: '整理計画（arrangement）のほうがよいか、Personal Insolvency Practitionerに聞いてください。',
  },
  'ie.demand.opt-deal': {
    title: '合意する',
    says: '計画か少なめの額を提案し、書面でもらいます。',
    cost: '合意した額。',
    time: '14日以内。',
    risk: '期限は進み続けます。',
    bestFor: '払う義務があり、時間をかければ払えるとき。',
  },
  'ie.demand.opt-dismiss': {
    title: '棄却を求める',
    says: '宣誓供述書（affidavit）を付けて、High Courtに求めます。',
    cost: '裁判所と弁護士の費用。',
    time: '14日以内。',
    risk: '負けると費用がかかります。',
    bestFor: '借金を争うとき。',
  },
  'ie.demand.right-arrangement': {
    says: 'High Court は破産を決める前に、債権者との取り決めで足りないかを考えなければなりません。そのために手続きを延ばせます。personal insolvency practitioner が案を作れます。',
  },
}
