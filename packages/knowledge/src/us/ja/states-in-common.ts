/** The Japanese words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_JA: Words = {
  'us.states.fair-work': {
    says: '職場の不平等な扱いに対するあなたの州の法律は、もっと小さな会社にも当てはまり、連邦法より長い期間を与えることがあります。',
  },
  'us.states.fired-benefits': {
    says: '失業給付を請求できます。ほとんどの州で、受けられないのは、重い違反（misconduct）か、正当な理由なく辞めたときだけです。',
  },
  'us.states.sick-pay': {
    says: '病気で働けない間、給料の一部を払う州があります。州の役所に用紙を求めてください。',
  },
  'us.states.disability-work': {
    says: '15人以上の会社は、障害のための職場の変更について、あなたと話さなければなりません。書面で求めてください。求めたことを罰してはいけません。',
  },
  'us.states.fair-trade': {
    says: 'どの州にも、不公正な取引の法律があります。損害、上乗せ、弁護士費用をもらえることがあります。',
  },
  'us.states.collection': {
    says: 'あなたの州の取立ての法律は、最初の貸し手も縛り、取立て会社に許可を求めることがあります。',
  },
  'us.states.deposit': {
    says: '大家が差し引けるのは、本当の損害と未払いの家賃だけで、普通の傷みではありません。残りを返す日数は州ごとに決まっています。',
  },
  'us.states.hospital': {
    says: 'どの病院にも、無料や安い医療を用意し、取立てを待つよう求める州があります。用紙を求めてください。',
  },
  'us.states.officer': {
    says: 'どの州でも、公の係官のふりをすることは犯罪です。電話を切り、自分で調べた番号で地元のsheriffに電話してください。',
  },
  'us.states.policy-ends': {
    says: '保険会社は、契約を終わらせる、別の条件で更新する、または更新しないとき、州の法律により、十分前に手紙を書かなければなりません。',
  },
  'us.states.safe-money': {
    says: '州の法律は、一部のお金と物を判決から守っています。ほとんどの場合、数日のうちに求めなければなりません。',
  },
  'us.states.set-aside': {
    says: '正当な理由で答えられなかったなら、判決の取り消しを裁判所に求められます。ほとんどの州で期限は短いです。',
  },
  'us.states.sent-notice': {
    says: '出るよう求める通知の渡し方は、書面で、何日前か、だれにかなど、州ごとに決まっています。',
  },
}
