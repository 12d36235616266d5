/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'jp.ask.step-debt': { says: '手紙を集めて法テラスに電話してください。' },
  'jp.ask.right-debt': { says: '会社は裁判所なしに差し押さえできません。' },
  'jp.ask.cannot-pay': {
    says: '法テラスに電話してください。収入が少なければ無料です。任意整理・個人再生・自己破産があります。',
  },
  'jp.ask.late-charges': {
    says: '貸金業者の借入れでは、遅延損害金は年20%までです。ほかの事業者との契約では年14.6%までです。超える分は払う必要がありません。元金の何倍もあるなら古い借金です。まず最後に払った日を確かめてください。5年たっていれば時効を主張できます。その前に一部も払わないでください。',
  },
  'jp.ask.certified-letter': {
    says: 'ただの手紙で、裁判所の命令ではありません。ただし無視すると裁判になることがあります。本当に払う義務があるか、時効でないかを確かめ、それまで約束も支払いもしないでください。期限までに、できれば弁護士か法テラスに相談して返事をしてください。',
  },
}
