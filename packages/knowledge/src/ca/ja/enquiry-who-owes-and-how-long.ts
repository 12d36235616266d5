/** The Japanese words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_JA: Words = {
  'ca.fact.spouse-debt': {
    says: '夫や妻だけの名義の借金は、署名や保証をしていなければあなたの債務ではありません。自分名義の追加カードは責任を負うことがあるので条件を見てください。判決後に狙われるのは相手の家の持分で、あなたの分ではありません。ケベックでは家族の日常の費用は両方を縛ることがあります。',
  },
  'ca.fact.card-debt-too-old': {
    says: 'あなたの州では、支払いをやめてからたいてい2年以内しか訴えられません。過ぎていれば裁判所で時効だと言えば相手は勝てません。支払いや署名した書面で期間は最初に戻るので、確かめる前にしないでください。手紙は続くことがあります。信用情報からは約6年で消えます。',
  },
}
