/** The Japanese words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_JA: Words = {
  'nl.senthome.reality': {
    says: 'しばらく仕事から外されています。解雇ではなく、仕事は続いています。',
  },
  'nl.senthome.right-pay': {
    says: '雇い主が仕事をさせない間も、ほとんどの場合、給料は全額払われます。停職でも同じです。',
  },
  'nl.senthome.right-reason': {
    says: '雇い主は誠実に行動する義務があります（goed werkgeverschap）。正当な理由が必要で、言い分を聞かなければなりません。裁判官は復帰を命じられます。',
  },
  'nl.senthome.step-write': {
    says: '同意しないこと、働く用意があることを今日書いてください。理由と期間を尋ね、何も署名せず、組合かJuridisch Loketに電話してください。',
  },
}
