/** Questions about stopping an eviction case by paying: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_JA: Words = {
  'es.ask.evict-pay-stops': {
    says: 'たいてい1回だけ可能です。書類の10営業日以内に滞納を全額払えば手続は終わります（enervación）。以前に使った場合は使えません。家主が訴える30日以上前に証拠の残る方法で請求し、払わなかった場合も使えません。最初の3日以内に無料の弁護士を、そして福祉課に相談を。2026年10月の政令は、困っている人の分を役所が払うとしています。今も有効か聞いてください。',
    dependsOn: '初めてか、催告があったか',
  },
}
