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
    says: '完全な一覧を求められ、過去10年の贈与も1年ごとに10分の1ずつ減らして含まれます。借金と葬儀費は先に引きます。',
  },
  'de.portion.right-time': {
    says: '死亡と遺言を知った年の終わりから3年で時効です。家を失うなら、裁判所が猶予を与えられます。',
  },
  'de.portion.step': {
    says: '死亡日の価額で正直に書面の一覧を作ってください。計算の前に払わず、相続の弁護士に相談します。',
  },
}
