/** Questions about a P45 that an old employer does not send: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_JA: Words = {
  'gb.ask-work.no-p45': {
    says: 'なくても新しい仕事を始められます。GOV.UKのstarter checklistを新しい雇用主に出せば、適切な税コードになります。前の雇用主は退職時にP45を渡す義務があるので、もう一度書面で求め、次にHMRC（0300 200 3300）へ。最初の給与明細でコードを確かめます。取り過ぎは給料で戻ります。',
  },
}
