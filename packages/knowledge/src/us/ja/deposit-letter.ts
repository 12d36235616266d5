/** The Japanese words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_JA: Words = {
  'us.deposit.want': { says: '大家が、敷金から何を差し引くか、なぜかを伝えています。' },
  'us.deposit.reality': {
    says: '普通の傷みは損害ではありません。ほとんどの州で、遅れたり一覧を出さなかったりした大家は、差し引く権利を失います。',
  },
  'us.deposit.right-list': {
    says: '差し引きを一つずつ書いた一覧を受け取る権利があります。多くの州で、請求書や写真を求められます。',
  },
  'us.deposit.step-proof': {
    says: '契約書、入居と退去の写真、メッセージを集めてください。鍵を返した日を書きます。',
  },
  'us.deposit.step-write': {
    says: '何をなぜ争うか、新しい住所、残りを払う日を書いてください。送った証拠を取っておきます。',
  },
  'us.deposit.option-small-claims': {
    says: '先に請求の手紙を送ります。少額の裁判所（small claims court）に弁護士は必要ありません。',
    title: '手紙を書き、次に少額の裁判所に行く',
    cost: '少しの裁判所の手数料。免除を求めてください',
    time: '先に手紙、その後数週間',
    risk: '大家も損害を請求することがあります。',
    bestFor: '差し引きが多すぎる、遅れた、または一覧がない場合。',
  },
}
