/** The Japanese words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_JA: Words = {
  'us.animal.want': {
    says: '大家は、ペットの決まりを理由に、動物を断るか料金を求めています。障害のための訓練された動物は、この法律ではペットではありません。訓練のない動物については、今は争いがあります。',
  },
  'us.animal.step': {
    says: '治療してくれる人の手紙を付けて、もう一度書面で求めてください。それでも断られたら、州に苦情を出してください。HUDは1年以内の苦情を受けますが、2026年5月からは訓練された動物だけを扱います。',
  },
}
