/** The day on which a court officer clears a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_JA: Words = {
  'de.bailiff.deadline-clearing': {
    says: '立ち退きから守る申立ては、立ち退きの日の2週間以上前に届かなければなりません。',
    action: '執行裁判所に、立ち退きを止めるか延ばすよう求める（§ 765a ZPO）',
    consequence: 'それより後の申立ては、理由が後からできたか、さまたげられたときだけ認められます。',
  },
  'de.bailiff.step-clearing': {
    says: '立ち退きの日が決まっています。今日、町の住まいの係（Wohnungssicherung）と弁護士に行ってください。',
  },
  'de.bailiff.warn-eviction': {
    says: '決まった日に家を失うかもしれません。今すぐ、弁護士と町の住まいの係に動いてもらってください。',
  },
}
