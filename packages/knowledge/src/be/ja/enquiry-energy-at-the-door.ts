/** Questions about an energy contract signed at the door or by phone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_JA: Words = {
  'be.ask.energy-door': {
    says: 'はい。自宅の玄関先や電話で結んだ契約は、14日以内なら理由も費用もなく取り消せます。この権利を知らされていなければ、さらに12か月あります。今日、新しい供給会社に書き、証拠を残してください。元の会社には継続と、受けていた社会料金の維持を頼みます。ConsumerConnectとエネルギー・オンブズマンにも報告を。',
  },
}
