/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_JA: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'これは民事没収(civil forfeiture)といい、争えます。どの機関が持っているか、書面で尋ねてください。連邦の機関は、たいてい60日以内に通知を送らなければなりません。通知にある日までに、無料で請求(claim)を出してください。発送から少なくとも35日あります。その後は裁判所が決めます。州には独自の、多くはもっと短い期限があります。すぐに弁護士を頼み、お金の出どころの証拠を保管してください。',
  },
  'us.ask-life.neighbors-camera': {
    says: '道路や前庭など、誰にでも見える所を写すカメラは、たいてい許されます。寝室や浴室に向けたカメラはプライバシーの侵害になることがあり、多くの州では犯罪です。ニューヨークでは、嫌がらせのために庭を撮られたら訴えられます。同意なしに会話を録音すると盗聴の法律に反することがあります。写真を撮り、向きを変えるよう書面で頼み、それから警察か裁判所に相談してください。',
    dependsOn: 'カメラが何を写し何を録音するか、あなたの州',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: '州をまたぐ引っ越しでは、固定の料金、または固定でない見積もりの110%を払えば、荷物を渡さなければなりません。それを払うと書面で申し出てください。残りは後で請求されます。FMCSAと州の司法長官に苦情を出してください。カードで払い、異議を残して払うと書いてください。一つの州の中の引っ越しには、その州の法律が当てはまります。',
  },
}
