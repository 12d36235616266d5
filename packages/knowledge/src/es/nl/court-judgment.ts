/** Court judgments and the appeal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'es.enforce.want-judgment': {
    says: 'De rechter heeft beslist. U moet betalen of doen wat hij zegt, of op tijd in beroep gaan.',
  },
  'es.enforce.not-20': {
    says: 'Na een vonnis moeten ze 20 werkdagen wachten voor ze uitvoering kunnen vragen.',
  },
  'es.enforce.deadline-appeal': {
    says: 'U hebt 20 werkdagen vanaf de dag dat u het vonnis is verteld. Wij tellen vanaf de datum.',
    action: 'Ga in beroep (recurso de apelación) via een advocaat',
    consequence: 'Het vonnis wordt definitief.',
  },
  'es.enforce.right-appeal': {
    says: 'Tegen de meeste vonnissen kunt u in beroep. In mondelinge procedures over bedragen tot €3.000 is er geen beroep.',
  },
  'es.enforce.option-appeal': {
    title: 'In beroep gaan',
    says: 'Vraag een advocaat of beroep tegen het vonnis kan en de moeite waard is.',
    cost: 'Een advocaat, een borg van €50, of rechtshulp.',
    time: '20 werkdagen.',
    risk: 'Verliest u, dan betaalt u misschien meer kosten.',
    bestFor: 'De rechter miste feiten of recht.',
  },
  'es.enforce.know-costs': {
    says: 'Moet u de kosten (costas) betalen, dan dient de ander eerst zijn rekening in. U hebt daarna tien werkdagen om te zeggen dat die te hoog is.',
  },
}
