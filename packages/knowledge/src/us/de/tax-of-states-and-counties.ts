/** The German words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_DE: Words = {
  'us.state-tax.want': {
    says: 'Ein Bundesstaat, Bezirk oder eine Stadt sagt, dass Sie Steuer schulden.',
  },
  'us.state-tax.rights-summary': {
    says: 'Sie können fragen, wie gerechnet wurde, widersprechen (protest, appeal) und um Zahlung in Teilen bitten.',
  },
  'us.state-tax.right-appeal': {
    says: 'Sie haben das Recht zu widersprechen (protest, appeal). Die Mitteilung nennt den Weg und den letzten Tag.',
  },
  'us.state-tax.step-date': {
    says: 'Suchen Sie den letzten Tag für den Widerspruch (protest) und die eigene Website des Amts. Benutzen Sie keinen Link im Brief, wenn Sie unsicher sind.',
  },
  'us.state-tax.step-check': {
    says: 'Vergleichen Sie es mit Ihrer Steuererklärung und Ihren Zahlungen. Antworten Sie schriftlich mit Kopien Ihrer Beweise.',
  },
  'us.state-tax.option-appeal': {
    says: 'Schreiben Sie bis zum letzten Tag, dass Sie nicht einverstanden sind und warum.',
    title: 'Widersprechen (protest, appeal)',
    cost: 'In den meisten Bundesstaaten kostenlos',
    time: 'Bis zum Tag in der Mitteilung',
    risk: 'Zinsen laufen weiter, wenn Sie verlieren.',
    bestFor: 'Die Summe ist falsch oder nicht Ihre.',
  },
  'us.state-tax.option-plan': {
    says: 'Bei den meisten Steuerämtern können Sie in Teilen zahlen. Fragen Sie online oder am Telefon über ihre eigene Seite.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Ein Teil jeden Monat, und Zinsen',
    time: 'Vor dem Tag in der Mitteilung',
    risk: 'Man kann trotzdem ein Pfandrecht (lien) eintragen.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
}
