/** Questions about eviction, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'ca.ask.evict': {
    says: '家主は、通知だけであなたを出すことはできません。出ていかないなら、命令が必要です。用紙と最後の日を確かめ、借りる人のための電話相談に電話してください。',
  },
  'ca.ask.evict-on': {
    says: 'オンタリオ州で、出るよう命令できるのはLandlord and Tenant Boardだけです。それまでは住めます。審理に行き、あなたの話をしてください。',
  },
  'ca.ask.evict-bc': {
    says: 'ブリティッシュ・コロンビア州では、間に合うように争わなければなりません。家賃の未払いは5日、借りる側の理由（cause）は10日、自分で使う場合は21日です。争えば、決定まで住めます。',
    dependsOn: '通知の種類と、受け取った日',
  },
  'ca.ask.evict-qc': {
    says: 'ケベック州では、出るのを断れば、契約を終わらせられるのは住宅の審判所（Tribunal administratif du logement）だけです。あなたには、自分の家に住み続ける権利があります。',
  },
  'ca.ask.locks': {
    says: '家主は、あなたを出すために、かぎを変えたり、暖房や電気を止めたりしてはいけません。州の住宅の役所か警察に電話してください。',
  },
  'ca.ask.arrears': {
    says: 'できるだけ早く払い、証拠を取っておいてください。多くの州では、間に合うように払えば通知が終わります。書面で計画を提案し、家賃の基金（rent bank）について聞いてください。',
  },
  'ca.ask.n12': {
    says: 'その日に出る必要はありません。賃貸期間の終わりまで60日の予告と、たいてい家賃1か月分が必要です。2026年9月21日から、120日前に予告した大家はこの1か月分を払わなくてよくなりましたが、買い手のためなら必要です。立ち退かせられるのは審判所（Board）だけで、うそなら1年分の家賃になりえます。',
  },
  'ca.ask.on-review': {
    says: '命令の日から15日以内に、Boardに見直し（review）を求めてください。どんな重大な誤りがあるか、なぜ参加できなかったかを書いてください。sheriffを待たせるため、停止（stay）も求めてください。法律の問題についてのDivisional Courtへの上訴は30日です。法律相談所（legal clinic）や当番弁護士（duty counsel）が無料で助けます。',
  },
}
