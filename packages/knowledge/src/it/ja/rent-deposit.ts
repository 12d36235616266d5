/** The Japanese words of Italy: deposits. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_JA: Words = {
  'it.deposit.want': {
    says: '家主が、敷金（deposito cauzionale）をどうするかを知らせています。',
  },
  'it.deposit.right-back': {
    says: '家を返したら、敷金は、毎年の法定利息を付けて返さなければなりません。',
  },
  'it.deposit.right-wear': {
    says: '普通の傷みは、あなたの費用ではありません。家主は損害を示し、あなたが争うなら、お金を返さないことを裁判官に求める必要があります。',
  },
  'it.deposit.step-write': {
    says: '書留かPECで求めてください。鍵の日、写真、家の状態の記録、IBANを付けます。',
  },
  'it.deposit.option-claim': {
    says: '先に手紙を書きます。賃貸では、裁判の前に調停（mediazione）が必要です。借り手の組合が手伝えます。',
    title: '求めて、次に調停をする',
    cost: '書留、次に調停の少しの手数料',
    time: '数週間、次に数か月',
    risk: '家主も損害を請求することがあります。',
    bestFor: '鍵を返し、損害の証明がないとき。',
  },
}
