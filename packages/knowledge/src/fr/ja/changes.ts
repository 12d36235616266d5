/** The Japanese words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'fr.news.consumer-credit': {
    says: '2026年11月20日からの契約では、消費者のローンの決まりが、小さいローンと分割払いにも当てはまります。',
    was: '€200より少ないローン、無料のローン、ほとんどの分割払いは、決まりの外でした。',
    is: '€100,000までのローンが入り、払える額の確認もあります。前の契約には、前の決まりが残ります。',
  },
  ...europeanChangeWords('fr', 'ja'),
}
