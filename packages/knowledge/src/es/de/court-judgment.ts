/** Court judgments and the appeal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'es.enforce.want-judgment': {
    says: 'Das Gericht hat entschieden. Sie müssen zahlen oder tun, was es sagt, oder rechtzeitig Berufung einlegen.',
  },
  'es.enforce.not-20': {
    says: 'Nach einem Urteil müssen sie 20 Werktage warten, bevor sie Vollstreckung verlangen können.',
  },
  'es.enforce.deadline-appeal': {
    says: 'Sie haben 20 Werktage ab dem Tag, an dem Sie vom Urteil erfuhren. Wir zählen ab dem Datum.',
    action: 'Berufung (recurso de apelación) durch einen Anwalt einlegen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'es.enforce.right-appeal': {
    says: 'Gegen die meisten Urteile ist Berufung möglich. Nicht im mündlichen Verfahren über Summen bis 3.000 €.',
  },
  'es.enforce.option-appeal': {
    title: 'Berufung einlegen',
    says: 'Fragen Sie einen Anwalt, ob Berufung gegen das Urteil geht und sich lohnt.',
    cost: 'Ein Anwalt, eine Hinterlegung von 50 €, oder Prozesskostenhilfe.',
    time: '20 Werktage.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht mehr Kosten.',
    bestFor: 'Der Richter übersah Tatsachen oder Recht.',
  },
  'es.enforce.know-costs': {
    says: 'Müssen Sie die Kosten (costas) zahlen, reicht die andere Seite erst ihre Rechnung ein. Dann haben Sie zehn Arbeitstage, um zu sagen, dass sie zu hoch ist.',
  },
}
