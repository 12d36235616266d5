/** The Japanese words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_JA: Words = {
  'nz.deposit.want': {
    says: '家主が、敷金（bond）の一部を求めています。同意する必要はありません。何も書いていない用紙に署名しないでください。',
  },
  'nz.deposit.reality': {
    says: '家主が証明しなければなりません。ふつうに使っての傷みは、損害ではありません。',
  },
  'nz.deposit.right-apply': {
    says: '敷金（bond）は、Tenancy Servicesが預かっています。自分で求められます。家主が同意しなければ、借家審判所（Tenancy Tribunal）が決めます。',
  },
  'nz.deposit.right-damage': {
    says: '不注意で壊したときに払うのは、家賃4週間分か、家主の保険の自己負担額（excess）の、少ないほうまでです。ふつうの傷みには、何も払いません。',
  },
  'nz.deposit.right-clean': {
    says: '家は、ほどよくきれいに片付けて出ます。完全でなくてよいです。最初の点検の記録、請求書、写真を求めてください。',
  },
  'nz.deposit.step': {
    says: '同意しないと書いてください。敷金（bond）を申し込み、写真と最初の点検の記録を送ってください。',
  },
}
