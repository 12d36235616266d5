/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'fr.debt.step-check': {
    says: 'まず手紙を読んでください。債権者はだれですか。何のためですか。いくらで、いつからですか。わかるまで、払わず、署名しないでください。',
  },
  'fr.debt.step-age': {
    says: '請求書の支払日を探してください。2年より古ければ、返事の前に無料の相談を受けます。',
  },
  'fr.debt.step-write': {
    says: '電話ではなく、書いてください。契約書、請求書、金額のはっきりした計算を求めます。何も認めないと書きます。',
  },
  'fr.debt.step-help': {
    says: 'これと生活に必要なものの両方を払えなければ、無料の家計の相談員（Point conseil budget）と話してください。',
  },
  'fr.debt.step-plan': {
    says: '払う義務があるなら、続けられる毎月の金額を書面で申し出てください。裁判官も、最長2年を与えられます。',
  },
  'fr.debt.step-dispute': {
    says: 'まちがいなら、書留（recommandé avec avis de réception）でそう伝えてください。理由を書き、写しをつけます。',
  },
  'fr.debt.step-too-old': {
    says: '古すぎるなら、「時効（prescription）を主張します」と書いてください。一部も払わないでください。',
  },
  'fr.debt.step-keep': {
    says: 'すべての手紙と封筒を残してください。電話のたびに、日、時間、名前、言葉を書きとめます。',
  },
  'fr.debt.step-watch': {
    says: '執行官が届けた、または置いていった書類（signification）を、決して無視しないでください。裁判所の命令には、短い異議の期間があります。',
  },
}
