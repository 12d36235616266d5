/** The Japanese words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'fr.news.consumer-credit': {
    says: '2026年11月20日からの契約では、消費者のローンの決まりが、小さいローンと、ほとんどの分割払いにも当てはまります。',
    was: '€200より少ないか€75,000を超えるローンと、3か月以内の無料の分割払いのほとんどは、決まりの外でした。',
    is: '€100,000までのローンが入り、払える額の確認もあります。前の契約には、普通、前の決まりが残ります。',
  },
  ...europeanChangeWords('fr', 'ja'),
}
