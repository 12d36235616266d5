/** The Japanese words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UTILITIES_JA: Words = {
  ...stateWords(['cut-off-hardship', 'ask-cut-off-hardship'], {
    MA: '生活が苦しく、重い病気の人や赤ちゃんがいる、または冬の暖房なら、サービスは止まりません。会社に伝えてください',
  }),
  ...stateWords(['cut-off-notice', 'ask-cut-off-notice'], {
    FL: '規制を受ける電力会社は、止める5労働日前に書面で知らせなければなりません',
    NY: '電気やガスが止まる少なくとも15日前に、最後の通知が必要です。先に分割を求められます',
    OH: '電気やガスの会社は、止める14日前に知らせ、分割を申し出なければなりません',
    TX: '電力会社は、止める日の少なくとも10日前に通知を送らなければなりません。それより短い通知は決まりに反します',
    VA: '供給会社はほとんどの場合、止める10日前に手紙を書かなければなりません',
  }),
  ...stateWords(['cut-off-plan', 'ask-cut-off-plan'], {
    CA: '大きな電気とガスの会社は、止める前に分割を申し出なければなりません。10日前の通知が必要です',
    TX: '電力会社に、後払いの分割（deferred payment plan）を求められます。申し出なければならない場合もあります',
  }),
  ...stateWords(['cut-off-summer', 'ask-cut-off-summer'], {
    AZ: '規制を受ける電力会社は、6月から10月中ごろまでの暑い月に、未払いで家の電気を止められません',
  }),
  ...stateWords(['cut-off-water', 'ask-cut-off-water'], {
    CA: 'ほとんどの水道の会社が止められるのは、請求が60日払われなかった後だけで、7営業日前に連絡しなければなりません',
  }),
  ...stateWords(['cut-off-weather', 'ask-cut-off-weather'], {
    TX: 'ひどい暑さや寒さのとき、または家のとても病気の人が守られている間、電気は止められません',
  }),
  ...stateWords(['cut-off-winter', 'ask-cut-off-winter'], {
    IL: '12月から3月まで、電気やガスの会社は、暖房を止める前に分割を申し出なければなりません',
    IN: 'エネルギーの補助を受けている、または申請したなら、12月から3月15日まで、電気やガスは止まりません',
    IA: 'エネルギーの補助の条件に合うなら、11月から3月の終わりまで、電気やガスは止まりません',
    MD: '11月から3月までと、ひどい寒さや暑さのとき、止めることは制限されます。先に書面の通知が必要です',
    MI: '冬の保護の計画が、収入の低い人と65歳以上の人を助けます。11月から求めてください',
    MN: '計画に合意して守れば、Cold Weather Ruleで暖房は止まりません',
    MO: 'Cold Weather Ruleは、11月から3月まで暖房を止めることを制限し、12か月の分割を用意しています',
    NJ: '多くの家は、11月15日から3月15日まで、暖房や電気を失いません。Winter Termination Programについて聞いてください',
    PA: '止める前に10日の通知が必要です。12月から3月まで、収入の低い家のほとんどはサービスを失いません',
    WA: '分割をすれば、11月15日から3月15日まで暖房は止まりません。払えないと会社に伝えてください',
    WI: '11月から4月15日まで、暖房は止められません',
  }),
}
