/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'gb.price-rise.not-yet': {
    says: 'Bis zu dem Tag im Schreiben gilt der alte Preis. Sie können noch gehen, wechseln oder widersprechen.',
  },
  'gb.price-rise.reality': {
    says: 'Manche Erhöhung war schon bei Vertragsschluss vereinbart. Es zählt, was Vertrag und Unterlagen von damals sagen.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Eine Klausel, nach der die Firma beliebig erhöht und Sie nicht gehen können, kann unfair sein. Sie bindet Sie dann nicht.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Ein für feste Zeit vereinbarter Preis gilt so lange. Für eine frühere Erhöhung braucht es eine klare Klausel.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Die Firma darf eine Erhöhung nicht verstecken, Sie nicht täuschen und das Gehen nicht erschweren.',
  },
  'gb.price-rise.step-contract': {
    says: 'Suchen Sie den Vertrag oder die erste E-Mail. Sehen Sie nach Preis, genannten Erhöhungen und Ende der Mindestlaufzeit.',
  },
  'gb.price-rise.step-day': {
    says: 'Notieren Sie zwei Tage: Beginn des neuen Preises und letzter Tag zum Gehen ohne Gebühr. Handeln Sie vor dem früheren.',
  },
  'gb.price-rise.step-compare': {
    says: 'Vergleichen Sie Preise anderer Firmen. Kündigen Sie erst, wenn das Neue sicher ist, falls Sie es brauchen.',
  },
  'gb.price-rise.option-deal': {
    says: 'Rufen Sie an, nennen Sie ein billigeres Angebot und fragen Sie, was möglich ist. Lassen Sie es sich schriftlich geben.',
    title: 'Um einen besseren Preis bitten',
    cost: 'Nichts.',
    time: 'Eine halbe Stunde.',
    risk: 'Ein neuer Vertrag kann neue Mindestlaufzeit bringen.',
    bestFor: 'Sie wollen bleiben.',
  },
  'gb.price-rise.option-leave': {
    says: 'Schreiben Sie, dass Sie die Erhöhung nicht annehmen. Fragen Sie nach der Klausel und dem Ausstieg ohne Gebühr.',
    title: 'Widersprechen und gratis gehen',
    cost: 'Nichts.',
    time: 'Ein bis zwei Wochen.',
    risk: 'Zahlen Sie den alten Preis weiter, sonst leidet Ihre Kreditauskunft.',
    bestFor: 'Die Erhöhung steht nicht im Vertrag.',
  },
}
