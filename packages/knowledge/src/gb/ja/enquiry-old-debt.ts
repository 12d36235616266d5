/** Questions about debts that may be too old: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_JA: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'ほとんどの場合、古すぎて裁判にできません。6年を超え、支払い、署名して認めること、判決がない場合です。借金は残るので、払わず、認めないでください。裁判所の用紙は絶対に放っておかないでください。',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'そうなら、スコットランドでは、ほとんどの借金は消えていて、払う義務がありません。相談の前に、払ったり認めたりしないでください。',
    dependsOn: '支払い、書面で認めること、裁判のないまま、丸5年が過ぎたか',
  },
  'gb.ask-debt.clock-again': {
    says: 'いいえ、借金を認めない電話や返事では、数え直しになりません。支払いや署名して認めることではなりますが、6年が終わる前だけです。終わっていたら、古すぎて裁判にできないと書きます。裁判所の用紙は放っておかないでください。',
  },
  'gb.ask-debt.old-and-clock': {
    says: '支払い、署名して認めること、判決のないまま6年たつと、古すぎて裁判にできません。何も認めない電話や返事では、数え直しになりません。古すぎると書き、払わないでください。裁判所の用紙は絶対に放っておかないでください。',
  },
}
