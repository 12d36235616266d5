/** Questions about the fence between two neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_JA: Words = {
  'au.ask.fence-built': {
    says: 'ほとんどの場合、払う必要はありません。工事の前に、隣人は計画と費用を書いた通知(fencing notice)を送り、あなたと合意するか命令を得る必要がありました。例外は急ぎの修理だけです。その場合も、普通の塀の半分までです。通知を受けていないと書面で答えてください。無料の調停を提案します。西オーストラリアでは後からでも請求できるので相談してください。だめなら裁判所か審判所が決めます。',
  },
  'au.ask.fence-share': {
    says: '普通の塀の費用は、隣同士で半分ずつが原則です。まだ工事を始めないでください。まず通知(fencing notice)を送ります。場所、種類、費用、それぞれの負担を書き、見積もりを付けます。1か月ほどで合意できなければ、裁判所か審判所に命令を求めます。無料の調停で片付くことも多いです。高い塀を望む人は差額を払います。',
  },
}
