/** Questions about a block on the car of someone else in the family: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_JA: Words = {
  'it.ask.block-relatives-car': {
    says: 'あなたの借金で徴収機関が差し止めたり差し押さえたりできるのは、あなた名義の車だけです。子、配偶者、親の車は、あなたが運転していても安全です。差し止められたら車検証を示して争ってください。逃れるため最近贈った車は、裁判官が取り戻すことがあります。分割を申請してください。申請後は新しい差止めは始まりません。',
  },
}
