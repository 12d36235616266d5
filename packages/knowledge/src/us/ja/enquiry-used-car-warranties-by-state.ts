/** The Japanese words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_JA: Words = {
  'us.state.ma.ask-used-car': {
    says: '権利があります。マサチューセッツでは、業者はほとんどの中古車をas isで売れません。保証は4万マイル未満で90日または3,750マイル、8万までで60日または2,500、12.5万までで30日または1,250です。修理が3回失敗するか工場に10営業日あれば返金を求められます。今すぐ業者に書面を。',
  },
  'us.state.ny.ask-used-car': {
    says: '権利があります。ニューヨークでは、1,500ドル以上のほとんどの中古車に業者の書面の保証が必要です。3.6万マイルまで90日または4,000マイル、8万まで60日または3,000、10万まで30日または1,000です。修理が3回失敗するか15日使えなければ返金を求められます。今すぐ書面を。',
  },
  'us.ask-consumer.used-lemon': {
    says: 'レモン法の多くは新車だけが対象で、中古でもメーカーの最初の保証が残っていれば対象になることがあります。ニューヨーク、マサチューセッツ、ニュージャージーなど、販売店の中古車の法律がある州もあります。窓の紙（Buyers Guide）を見てください。「as is」か保証つきか書いてあります。「as is」でも、うそや隠した欠陥があれば責任を問えます。すぐ書面で伝え、修理の書類を残してください。',
    dependsOn: '州、保証、窓の紙',
  },
}
