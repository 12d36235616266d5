/** Questions about the lowest pay that is allowed: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_IT: Words = {
  'ch.ask.minimum-wage': {
    says: 'Non c’è un salario minimo per tutta la Svizzera. Ma molti settori ne hanno uno per CCL, come ristorazione, pulizie, edilizia e lavoro temporaneo. Ginevra, Neuchâtel, Giura, Ticino e Basilea Città ne hanno uno per legge, e la città di Lucerna dal 2026. Guardi su entsendung.admin.ch. Se riceve meno, chieda per iscritto la differenza, fino a cinque anni: non si può rinunciare. Il sindacato aiuta.',
    dependsOn: 'il cantone e il settore',
  },
}
