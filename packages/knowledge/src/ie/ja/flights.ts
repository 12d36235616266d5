/** The Japanese words of Ireland: flights. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_JA: Words = {
  'ie.air.want': {
    says: '航空会社が、遅れた便か欠航について書いています。あなたに払う義務はなく、お金を受け取れることがあります。',
  },
  'ie.air.reality': {
    says: '航空会社は理由を証明しなければなりません。言うだけでは足りません。',
  },
  'ie.air.right-money': {
    says: '3時間以上遅れて着いたら、ほとんどの場合、飛行の長さにより€250、€400、€600を受け取れます。',
  },
  'ie.air.right-technical': {
    says: '技術的な故障は、ほとんどの場合、言い訳になりません。特別なことが起き、避けられなかったと、航空会社が証明する必要があります。',
  },
  'ie.air.right-choice': {
    says: '欠航なら、7日以内の返金か別の便かを、あなたが選びます。クーポンを受け取る必要はありません。',
  },
  'ie.air.right-meals': {
    says: '待つ間は、理由に関係なく、食事と、必要ならホテルを用意する義務があります。領収書を残してください。',
  },
  'ie.air.right-authority': {
    says: '断られるか、6週間答えがなければ、Irish Aviation Authorityに無料で苦情を出せます。',
  },
  'ie.air.right-small-claims': {
    says: '€2,000まで、少額訴訟（small claims procedure）を使えます。安く、弁護士はいりません。',
  },
  'ie.air.step': {
    says: '航空会社に手紙を書いてください。便、遅れ、金額を書き、理由の証拠を求めます。',
  },
}
