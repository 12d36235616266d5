/** Court judgments and the appeal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'De rechter heeft beslist. Een eerste vonnis kan meteen uitgevoerd worden, tenzij het gestopt wordt.',
  },
  'it.enforce.deadline-appeal': {
    says: 'U hebt 30 dagen voor beroep vanaf de dag dat het vonnis bezorgd is. Is het niet bezorgd, dan zes maanden vanaf de datum ervan.',
    action: 'Via een advocaat in beroep gaan',
    consequence: 'Het vonnis wordt definitief.',
  },
  'it.enforce.option-appeal': {
    says: 'Vraag een advocaat of beroep de moeite waard is, en om stopzetting te vragen.',
    title: 'In beroep gaan',
    cost: 'Advocaat en griffierecht, of gratis rechtshulp.',
    time: '30 dagen vanaf de bezorging.',
    risk: 'Verliest u, dan kunt u meer betalen.',
    bestFor: 'De rechter zag feiten of recht over het hoofd.',
  },
}
