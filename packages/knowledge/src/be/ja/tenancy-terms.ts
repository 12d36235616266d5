/** The Japanese words of Belgium: terms of a tenancy. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_JA: Words = {
  'be.home.right-deposit': {
    says: '敷金は、あなたの名前の凍結口座に置く必要があります。払い出せるのは、両方が書面で同意するか、判決があるときだけです。',
  },
  'be.home.right-inventory': {
    says: '始まりのときの部屋の状態の記録（état des lieux）がなければ、今の状態だったとみなされます。普通の傷みや古さには、決して払いません。',
  },
  'be.home.right-repair': {
    says: '家主は家を安全に保ち、大きな修理をしなければなりません。書留で求めてください。治安判事（juge de paix）は修理を命じるか、家賃を下げられます。',
  },
  'be.home.right-no-entry-report': {
    says: '入居時の詳しい記録(état des lieux)がなければ、受け取ったままの状態で返すとみなされます。損害があなたによることは、家主が証明しなければなりません。',
  },
}
