/** The Japanese words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_JA: Words = {
  'us.city.chicago': {
    says: 'シカゴ（Chicago）には、保証金、修理、遅延料、締め出しについて、市の借家人の法律があります。ほとんどの借りた住まいに当てはまりますが、持ち主が住む小さな建物には当てはまりません。',
  },
  'us.city.philadelphia': {
    says: 'フィラデルフィア（Philadelphia）では、大家は賃貸の許可（rental license）が必要です。裁判所に行く前に、たいてい立ち退きを避けるための市の制度（eviction diversion program）を試さなければなりません。',
  },
  'us.city.seattle': {
    says: 'シアトル（Seattle）では、大家が賃貸を終わらせるには、法律に書かれた理由が必要です。冬と学校のある時期には制限があります。',
  },
  'us.city.los-angeles': {
    says: 'ロサンゼルス（Los Angeles）市では、ほとんどの借家人は、法律に書かれた理由がなければ追い出されません。古い建物では、家賃の値上げに上限があります。',
  },
  'us.city.san-francisco': {
    says: 'サンフランシスコ（San Francisco）では、ほとんどの借家人は、法律に書かれた理由がなければ追い出されません。古い建物では、家賃の値上げに上限があります。',
  },
  'us.city.oakland': {
    says: 'オークランド（Oakland）では、ほとんどの借家人は、法律に書かれた理由がなければ追い出されません。通知は市にも出さなければなりません。古い建物では、家賃の値上げに上限があります。',
  },
  'us.city.new-york': {
    says: 'ニューヨーク市（New York City）では、収入の少ない借家人は、住まいの裁判所で無料の弁護士をつけられます。家賃安定（rent-stabilized）の住まいには、家賃の上限と更新の権利があります。',
  },
  'us.city.new-york-heat': {
    says: 'New York Cityでは、大家は10月から5月まで暖房を入れなければなりません。外が華氏55度未満なら昼は68度、夜は62度です。311に電話してください。Housing Courtは修理を命じられます。',
  },
}
