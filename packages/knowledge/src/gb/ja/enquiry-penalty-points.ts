/** Questions about penalty points and a ban from driving: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_JA: Words = {
  'gb.ask-speed.totting': {
    says: '3年で12点になると、特別な困難（exceptional hardship）を示さない限り、裁判所は最低6か月の運転禁止を命じます。失業だけでは足りないことが多く、家族、従業員、介護する人への影響を証拠で示します。郵便で済ませず出廷し、弁護士に相談を。運転中の手持ち電話は6点と£200、新人は6点で免許を失います。',
  },
  'gb.ask-speed.court': {
    says: '30区間（mph）では、31〜40は3点、41〜50は4〜6点か7〜28日の運転禁止、51以上は6点か56日までの禁止です。罰金は収入により、約半週、1週、1週半分です。有罪を認めると3分の1減ります。3年で12点になるとより長い禁止です。3年以内の2回目の講習はありません。',
    dependsOn: '速度と今の点数',
  },
}
