/** Rights on a dismissal or a redundancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_JA: Words = {
  'gb.job.right-reasons': {
    says: '2年働いた後は、書面の理由を求められます。2027年1月1日以後に終わる仕事なら、6か月で足ります。14日以内に届かなければなりません。',
  },
  'gb.job.right-notice': {
    says: '1か月働くと、少なくとも1週間の予告があります。2年からは、1年につき1週間で、最長12週間です。',
  },
  'gb.job.right-holiday': {
    says: 'たまっていて使っていない休暇は、払ってもらわなければなりません。',
  },
  'gb.job.right-legal-right': {
    says: '給与明細やチップなど、法律上の権利を求めたために仕事を失ったなら、1日目から不公正です。働いた期間はいりません。',
  },
  'gb.job.right-unfair': {
    says: '2年働いた後は、不公正な解雇（unfair dismissal）の請求ができます。妊娠や内部告発など、期間がまったくいらない理由もあります。',
  },
  'gb.job.right-equal': {
    says: '年齢、性別、人種、障害、妊娠、宗教、だれを愛するかを理由に、仕事を失わせてはいけません。1日目からです。',
  },
  'gb.job.right-redundancy-pay': {
    says: '2年働いた後は、人員整理手当（redundancy pay）があります。年齢、賃金、働いた年数で決まります。',
  },
  'gb.job.right-alternative': {
    says: '別の仕事を出されたら、4週間試せます。合わなければ、人員整理手当（redundancy pay）は残ります。',
  },
  'gb.job.right-time-off': {
    says: '2年働いた後は、予告の期間に、仕事を探すための適切な休みがあります。',
  },
  'gb.job.right-group': {
    says: '90日以内に1か所で20以上の仕事がなくなるなら、先に少なくとも30日間、従業員と話し合わなければなりません。',
  },
  'gb.job.right-no-difference': {
    says: '公正な手順のない解雇は、結果が同じだったとしても不当です。ただし、審判所は金額を減らすことがあります。',
  },
  'gb.job.right-belief': {
    says: '不正行為を理由にするには、会社が本当にそう信じ、十分な根拠があり、先に公正に調べていなければなりません。刑事裁判のような証明までは要りません。',
  },
}
