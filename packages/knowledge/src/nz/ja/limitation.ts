/** The Japanese words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'nz.limitation.contract': {
    says: 'ほとんどの借金では、訴えるまで6年あります。その後は、遅すぎると裁判所に言えます。',
    from: '借金の支払いの日が来たか、払うのをやめた日',
    restartedBy:
      '次のことで、その期間がまた始まることがあります。支払い、または借りていると認めて署名した書面です。',
  },
}
