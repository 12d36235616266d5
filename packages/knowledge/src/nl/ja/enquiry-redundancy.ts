/** The Japanese words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_JA: Words = {
  'nl.ask.transition-pay': {
    says: 'ほとんどの場合、最初の日から、1年につき月の賃金の3分の1です。自分から辞めた、別の合意をした、または責任が重いときは別です。終わりから3か月以内に請求してください。',
    dependsOn: 'だれが、なぜ仕事を終わらせたか',
  },
  'nl.ask.redundancy': {
    says: '会社はまずUWVの許可が必要で、決まった順序を守り、別の仕事を探す義務があります。UWVには2週間以内に意見を出せます。終了時には移行手当がもらえます。助言なしに署名しないでください。',
  },
}
