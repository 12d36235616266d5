/** The German words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_DE: Words = {
  'de.insurance.dearer-want': {
    says: 'Ihr Versicherer will mehr Geld für denselben Schutz.',
  },
  'de.insurance.dearer-right': {
    says: 'Steigt der Preis ohne mehr Schutz, dürfen Sie binnen eines Monats nach diesem Brief kündigen. Der Vertrag endet, wenn die Erhöhung beginnt.',
  },
  'de.insurance.dearer-deadline': {
    says: 'Sie haben einen Monat nach Zugang, um wegen der Erhöhung zu kündigen.',
    action: 'In Textform kündigen, wenn Sie wechseln wollen',
    consequence: 'Der Vertrag läuft zum höheren Preis weiter.',
  },
  'de.insurance.dearer-step': {
    says: 'Vergleichen Sie erst andere Angebote. Kündigen Sie erst, wenn der neue Schutz schriftlich zugesagt ist.',
  },
  'de.insurance.dearer-option': {
    says: 'Fragen Sie nach dem Grund der Erhöhung oder nach einem günstigeren Tarif.',
    title: 'Verhandeln oder wechseln',
    cost: 'Kostenlos.',
    time: 'Innerhalb eines Monats.',
    risk: 'Eine Lücke ohne Schutz, wenn Sie zu früh kündigen.',
    bestFor: 'Die Erhöhung ist groß.',
  },
  'de.insurance.ended-right': {
    says: 'Nach einem Schaden dürfen beide kündigen, aber nur binnen eines Monats nach Ende der Verhandlung über die Entschädigung. Der Versicherer hat einen Monat Frist einzuhalten.',
  },
  'de.insurance.ended-step': {
    says: 'Fragen Sie, ob Sie selbst kündigen dürfen. Dann nehmen andere Versicherer Sie eher. Suchen Sie vorher neuen Schutz.',
  },
  'de.insurance.crash-right': {
    says: 'Sie können direkt vom Versicherer des Gegners fordern. Er muss binnen drei Monaten ein Angebot machen oder Gründe nennen.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Ist der andere schuld, zahlt sein Versicherer meist auch Ihren Anwalt und bei mehr als kleinen Schäden Ihren Gutachter.',
  },
}
