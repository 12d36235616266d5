/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_JA: Words = {
  'gb.deposit.right-protected-ni': {
    says: '家主は28日以内に敷金を保護機関（scheme）に入れ、35日以内に詳細を知らせる義務がありました。なければ役所（council の environmental health）に知らせます。',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'どの額も断れます。すると保護機関（scheme）が無料で決められます。',
  },
  'gb.deposit.step-ni': {
    says: '認めない額を書面で伝え、証拠を求め、争いがあるとすぐ保護機関（scheme）に知らせます。',
  },
  'gb.deposit.option-ni': {
    says: '保護機関（scheme）に書類で決めてもらい、写真やメッセージを送ります。',
    title: '無料の保護機関を使う',
    cost: '無料。',
    time: '数週間。',
    risk: '期限があることがあります。',
    bestFor: '額が高い、証拠がない方。',
  },
  'gb.deposit.right-proof-ni': {
    says: '家主は各額を証明する必要があります。普通の傷みは損害ではありません。',
  },
}
