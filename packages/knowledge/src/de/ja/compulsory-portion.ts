/** The Japanese words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_JA: Words = {
  'de.portion.want': {
    says: '遺言で外された人が、遺産の一覧と金銭での取り分(Pflichtteil)を求めています。',
  },
  'de.portion.right-half': {
    says: '権利があるのは子、その子、配偶者、子がなければ親だけです。法定分の半分を金銭で受けます。',
  },
  'de.portion.right-list': {
    says: '贈与も含めた全部の一覧を求められます。過去10年の贈与は、1年さかのぼるごとに10分の1ずつ減らして数えます。配偶者への贈与は普通全額です。借金と葬儀代は先に引きます。',
  },
  'de.portion.right-time': {
    says: '死亡と遺言を知った年の終わりから3年で時効です。家を失うなら、裁判所が猶予を与えられます。',
  },
  'de.portion.step': {
    says: '死亡日の価額で正直に書面の一覧を作ってください。計算の前に払わず、相続の弁護士に相談します。',
  },
}
