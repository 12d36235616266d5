/** Questions about cameras and on what a boss may ask: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_JA: Words = {
  'nl.ask.camera-neighbour': {
    says: 'カメラで撮れるのは、自分の家を守るのに必要な範囲だけです。あなたの庭や窓は多くの場合、行き過ぎです。期限を書いた書面で、向きを変えるか画面を隠すよう求めてください。その後はデータ保護機関（Autoriteit Persoonsgegevens）、近隣調停、裁判所に頼れます。',
  },
  'nl.ask.reason-for-illness': {
    says: '言う必要はありません。上司は病名や原因を聞けません。伝えるのは、休みそうな期間、連絡先、残っている仕事だけです。健康について聞けるのは産業医（bedrijfsarts）だけで、会社に伝えることはできません。',
  },
}
