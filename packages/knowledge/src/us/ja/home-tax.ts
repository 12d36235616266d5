/** The Japanese words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_JA: Words = {
  'us.home-tax.right-surplus': {
    says: '税金のために家が売られても、郡が取れるのは、あなたが負う分だけです。残りはあなたのものです。',
  },
  'us.home-tax.right-notice': {
    says: '税金のために家を売る前には、本当に届く警告が必要です。戻ってきた郵便では、足りないことがあります。',
  },
  'us.home-tax.right-plan': {
    says: '税の役所に、分けて払う計画と、住まい、年齢、障害、軍務による免除を求めてください。後からでも求められるものがあります。',
  },
  'us.home-tax.step': {
    says: '次の日付の前に、郡の税の役所に電話してください。いくら払うのか、何をすれば売られずに済むのかを聞き、書面の支払い計画を求めてください。',
  },
  'us.home-tax.option-plan': {
    says: '家が売られないように、計画に沿って分けて払います。',
    title: '分けて払う計画を頼む',
    cost: '税金と利息',
    time: '次の日付の前',
    risk: '一回でも払わないと、計画が終わることがあります。',
    bestFor: '一度に払えないとき。',
  },
  'us.home-tax.ca': {
    says: 'カリフォルニア州では、家が税金のために売られるまで、たいてい五年あります。その間、毎年に分けて払えます。',
  },
  'us.home-tax.tx': {
    says: 'テキサス州では、住まいについて、少なくとも12か月の計画を頼めます。65歳か、障害があれば、税金を先に延ばせます。',
  },
  'us.home-tax.fl': {
    says: 'フロリダ州では、まず税の証書（tax certificate）が売られます。家を売るよう求められるのは二年たってからです。だれかが裁判所の事務官（clerk）に代金を全部払うまでは、払えます。',
  },
  'us.home-tax.il': {
    says: 'イリノイ州では、税金のための売却の後、払って家を残すまでに、たいてい二年半あります。',
  },
  'us.home-tax.ny': {
    says: 'ニューヨーク州の多くの所では、担保（lien）の日から二年のうちに払えば、家を残せます。分けて払う計画のある所もあります。',
  },
}
