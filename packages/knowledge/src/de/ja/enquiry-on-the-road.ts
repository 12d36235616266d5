/** Questions about fines, accidents and the licence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'de.ask-buy.fine': {
    says: '黄色い封筒の日付から2週間以内に、書面で異議を出せます。正しくて少額ですか。払ってください。運転禁止や点数がありますか。弁護士に相談してください。',
  },
  'de.ask-buy.hearing-form': {
    says: '氏名と住所は答える必要があります。行為については何も言わなくてよく、自分や近親者を責める必要もありません。多くの交通違反は6か月で時効です。2026年の夏までは、多くは3か月でした。ただし、この用紙で期間が新たに始まることがあります。',
    dependsOn: 'あなた自身についてか、行いについてか',
  },
  'de.ask-buy.new-driver': {
    says: '重い違反（A型、赤信号や20 km/hを超える速度超過）1回では免許を失いません。講習（Aufbauseminar）が必要で、仮の期間が2年から4年に延びます。講習を受けないと免許を失います。罰金の決定への異議は2週間です。',
  },
  'de.ask-buy.fine-too-old': {
    says: '多くの交通違反は6か月で時効です。2026年の夏までは、多くは3か月でした。聴聞用紙や過料通知で期間が新たに始まります。2週間以内に異議を出し、時効だと述べてください。',
    dependsOn: '違反の日と、その後に届いたもの',
  },
}
