/** Questions about what may be taken from a home, an account and wages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_JA: Words = {
  'be.ask.account': {
    says: '判決があれば、一部を取られることがあります。家族手当、生活扶助、給料の基本の部分は守られます。異議は15日以内です。',
    dependsOn: 'どんなお金か',
  },
  'be.ask.account-left': {
    dependsOn: 'お金の出どころ',
    says: '給料や手当は、口座に入ってから30日まで、コードで守られます。決まった金額より下は取れません。止められすぎたら、証拠をつけて執行官に書いてください。それから差押えの裁判官に行きます。',
  },
  'be.ask.goods-of-others': {
    says: '売れるのは、借りている本人の物だけです。ただし執行官は、その住所にある物をすべて書き留められます。だれの物かを示すため、すぐに請求書、口座の明細、一覧を見せてください。それでも差し押さえられたら、持ち主は売却の前に差押え裁判官に申し立てる必要があります（revendication、revindicatie）。収入が少なければ無料の弁護士（pro deo）を頼めます。',
  },
  'be.ask.bailiff-letter': {
    says: '手紙に判決などの名義（vonnis、titre）が書いてあるか見てください。なければ、執行官は頼むことしかできず、加える費用にも上限があります。あれば、計算書を求め、今すぐ毎月の額を申し出ます。CPAS（OCMW）が無料で助けます。',
  },
}
