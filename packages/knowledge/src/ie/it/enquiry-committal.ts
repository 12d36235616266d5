/** Questions about a summons for prison over an unpaid instalment order: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_IT: Words = {
  'ie.ask.committal': {
    says: 'Ci vada quel giorno: chi non può pagare non va in prigione. Il giudice deve essere certo che poteva pagare e non ha voluto. Può chiedere il patrocinio (legal aid). Porti un foglio con entrate e spese e chieda rate più basse. Se manca, può essere arrestato. Non chieda soldi a un usuraio. MABS aiuta gratis: 0818 07 2000.',
  },
}
