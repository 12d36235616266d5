/** The Japanese words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_JA: Words = {
  'us.home.right-animal': {
    says: 'ほとんどの場合、大家は、障害のために必要な訓練された動物を、ペットの料金なしで認めなければなりません。訓練のない動物は、今は主に州の法律によります。医師の手紙を求められることがあります。',
  },
}
