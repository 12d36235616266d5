/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_JA: Words = {
  'gb.lbc.want-rest': {
    says: '払うか返事をするよう求めています。どちらもしなければ、裁判所に決めてもらうかもしれません。',
  },
  'gb.lbc.who-rest': {
    says: 'お金を求めている会社か、その弁護士（solicitors）からの手紙です。裁判所ではありません。',
  },
  'gb.lbc.rights-rest': {
    says: '何の借金か、どう計算したかを聞く権利があります。あなたについて持っているデータも求められます。',
  },
  'gb.lbc.step-check-rest': {
    says: '3つのことを確かめてください。あなたの借金ですか。金額は正しいですか。どれくらい古いですか。確かになるまで認めないでください。',
  },
  'gb.lbc.step-advice-rest': {
    says: '手紙の期限の前に、無料の借金の相談員に電話してください。相談していることを、書面で相手に伝えます。',
  },
  'gb.lbc.step-old-scotland': {
    says: '5年間、支払いも、書面で認めることも、裁判もなかったなら、借金は消えたと書いて送ってください。',
  },
}
