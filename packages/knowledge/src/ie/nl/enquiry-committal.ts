/** Questions about a summons for prison over an unpaid instalment order: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_NL: Words = {
  'ie.ask.committal': {
    says: 'Ga die dag: wie niet kan betalen, gaat niet naar de gevangenis. De rechter moet zeker zijn dat u kon betalen en niet wilde. U mag om rechtshulp (legal aid) vragen. Breng een lijst van inkomen en kosten en vraag om lagere termijnen. Blijft u weg, dan kunt u worden aangehouden. Leen niet bij een geldschieter. MABS helpt gratis: 0818 07 2000.',
  },
}
