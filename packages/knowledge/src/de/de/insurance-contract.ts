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
  'de.insurance.health-right-reasons': {
    says: 'Ein unabhängiger Treuhänder muss zustimmen. Der Brief muss sagen, welche Kosten den Anstieg auslösten. Sonst gilt er noch nicht.',
  },
  'de.insurance.health-right-tariff': {
    says: 'Sie dürfen in einen anderen Tarif desselben Versicherers wechseln und behalten die Altersrückstellungen. Fragen Sie, welche Tarife offen sind.',
  },
  'de.insurance.health-right-end': {
    says: 'Sie dürfen in zwei Monaten nach dem Brief kündigen. Beim vollen Krankenschutz müssen Sie zeigen, dass ein neuer Versicherer Sie nimmt.',
  },
  'de.insurance.health-warn': {
    says: 'Verlassen Sie einen privaten Krankenversicherer nicht übereilt. Sie können Altersrückstellungen verlieren, und ein neuer fragt nach Ihrer Gesundheit.',
  },
  'de.insurance.health-step': {
    says: 'Fragen Sie den Versicherer schriftlich nach Gründen und nach günstigeren Tarifen mit ähnlichem Schutz. Vergleichen Sie den Selbstbehalt.',
  },
  'de.insurance.health-option-tariff': {
    says: 'Verlangen Sie einen Tarifwechsel. Nur für besseren Schutz darf der Versicherer nach Ihrer Gesundheit fragen.',
    title: 'Tarif wechseln, Versicherer behalten',
    cost: 'Kostenlos.',
    time: 'Jederzeit.',
    risk: 'Ein höherer Selbstbehalt kann bei Krankheit mehr kosten.',
    bestFor: 'Sie sind dort schon lange versichert.',
  },
  'de.insurance.dearer-told': {
    says: 'Der Brief muss Ihr Recht zu kündigen nennen und mindestens einen Monat vor der Erhöhung ankommen.',
  },
}
