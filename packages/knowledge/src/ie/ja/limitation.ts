/** The Japanese words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'ie.limitation.contract': {
    says: 'ほとんどの借金で、裁判を起こせるのは6年です。その後は、遅すぎると裁判所に言うことができます。',
    from: '借金の支払いの期限の日',
    restartedBy:
      '6年が終わる前の支払いや、借金を認める署名したメモで、期間が数え直しになることがあります。',
  },
  'ie.limitation.mortgage': {
    says: '住宅ローンで貸した額について、裁判を起こせるのは12年です。',
    from: 'ローンの支払いの期限の日',
    restartedBy:
      '12年が終わる前の支払いや、借金を認める署名したメモで、期間が数え直しになることがあります。',
  },
}
