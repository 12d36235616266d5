/** The Japanese words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_JA: Words = {
  'au.kept.right-wear': {
    says: '差し引けるのは、払う義務のある分か、壊した分だけです。普通の傷み（fair wear and tear）は、あなたが払うものではありません。',
  },
  'au.kept.right-agree': {
    says: 'ほとんどの州では、機関が敷金（bond）を預かっています。ノーザンテリトリーでは、家主か業者が信託（trust）で預かります。あなたが同意しなければ、どこでも家主は取れません。',
  },
  'au.kept.step-claim': {
    says: '敷金の機関（bond authority）に、オンラインで自分から全額を請求してください。空欄の用紙に署名しません。',
  },
  'au.kept.step-proof': {
    says: '2つの部屋の状態の記録（condition reports）、写真、領収書をそろえてください。家主に請求書を求めます。',
  },
  'au.kept.option-tribunal': {
    says: '書面で断り、期限内に州の審判所（tribunal）に行ってください。借りる人の相談所が無料で助けます。',
    title: '審判所（tribunal）に決めてもらう',
    cost: '少しの手数料です。割引カード（concession card）があれば安くなります。',
    time: '数週間です。',
    risk: '小さいです。',
    bestFor: '差し引かれることに同意しないとき。',
  },
}
