/** Rights of who gets a bailiff letter in England or Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_JA: Words = {
  'gb.bailiff.right-hours': {
    says: '執行官（bailiff）が家に来てよいのは、裁判所がほかの時間を認めない限り、午前6時から午後9時の間だけです。',
  },
  'gb.bailiff.right-door': {
    says: 'ドアを閉めておく権利があります。執行官（bailiff）が入ることができるのは、ドアやほかの普通の入口からだけです。窓からは入れません。',
  },
  'gb.bailiff.right-identity': {
    says: '執行官（bailiff）の身分と、取り立てる権限の証拠を見る権利があります。郵便受けから入れてもらえます。',
  },
  'gb.bailiff.right-basic-goods': {
    says: '暮らしに必要な物は残さなければなりません。コンロか電子レンジ、冷蔵庫、洗濯機、ベッド、机といす、暖房、電話、服などです。',
  },
  'gb.bailiff.right-tools': {
    says: '仕事や勉強に必要な道具、パソコン、車は、合計£1,350まで残さなければなりません。',
  },
  'gb.bailiff.right-own-goods': {
    says: '取れるのは、払う義務のある本人の物だけです。ほかの人といっしょに持っている物も含みます。',
  },
  'gb.bailiff.right-child-alone': {
    says: '家にいるのが16歳より下の子どもや弱い立場の大人だけなら、入ってはいけません。',
  },
  'gb.bailiff.right-vulnerable': {
    says: '病気、障害、危険な状態なら、伝えてください。先に相談する十分な機会がなければ、訪問の手数料は取れません。',
  },
  'gb.bailiff.right-pay-stops': {
    says: '売られる前に全額と手数料を払えば、相手は止まり、取った物を返さなければなりません。',
  },
  'gb.bailiff.right-blue-badge': {
    says: '障害のある人を乗せるために有効なBlue Badgeを出している車は、取ってはいけません。',
  },
  'gb.bailiff.right-court': {
    says: '執行官（bailiff）が規則を破ったら、裁判所は物の返還や賠償を命じられます。費用の危険があるので、先に相談してください。',
  },
  'gb.bailiff.right-business-rent': {
    says: 'これが使えるのは、住まいのない建物の書面の賃貸借で、7日分以上の賃料だけです。管理費は含みません。通知の取り消しを裁判所に求められます。',
  },
}
