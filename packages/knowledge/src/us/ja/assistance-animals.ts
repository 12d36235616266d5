/** The Japanese words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_JA: Words = {
  'us.animal.want': {
    says: '大家は、ペットの決まりを理由に、動物を断るか料金を求めています。障害のための動物は、この法律ではペットではありません。',
  },
  'us.animal.step': {
    says: '治療してくれる人の手紙を付けて、もう一度書面で求めてください。それでも断られたら、1年以内にHUDか州に苦情を出してください。',
  },
}
