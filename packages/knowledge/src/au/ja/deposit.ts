/** The Japanese words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_JA: Words = {
  'au.deposit.want': {
    says: '不動産会社か家主が、敷金（bond）の一部を求めています。同意する義務はありません。空欄の用紙に署名しないでください。',
  },
  'au.deposit.reality': {
    says: '相手が損害を証明しなければなりません。普通の傷み（fair wear and tear）は損害ではなく、古い物は価値が下がっています。',
  },
  'au.deposit.right-apply': {
    says: 'ほとんどの州で、不動産会社の署名なしに、敷金の役所に敷金（bond）を自分で請求できます。そうすると、相手が証明しなければなりません。',
  },
  'au.deposit.right-wear': {
    says: '普通の傷み（fair wear）を除き、元と同じくらいきれいにして出ればよいです。部屋の状態の記録（condition report）、請求書、写真を求めてください。',
  },
  'au.deposit.right-tribunal': {
    says: '敷金（bond）の争いは、州の審判所（tribunal）が決めます。西オーストラリア州とタスマニア州では、まず役所が決めます。費用は少なく、弁護士はいりません。',
  },
  'au.deposit.step': {
    says: '同意しないと書いてください。敷金の役所に敷金（bond）を請求し、写真と最初の部屋の状態の記録を送ります。',
  },
}
