/** The German words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'nz.price.right-term': {
    says: 'In einem Standardvertrag kann eine Klausel, nach der nur die Firma den Preis ändern darf, unfair sein. Sie können sie der Commerce Commission melden.',
  },
  'nz.price.step-term': {
    says: 'Suchen Sie in Ihrem Vertrag die Klausel zu Preiserhöhungen, seinen letzten Tag und eine Gebühr für das Kündigen.',
  },
  'nz.price.option-switch': {
    says: 'Holen Sie zwei andere Preise ein. Bitten Sie dann Ihre Firma, gleichzuziehen, bevor die Erhöhung beginnt.',
    title: 'Um einen besseren Preis bitten oder wechseln',
    cost: 'Kostenlos.',
    time: 'Einige Tage.',
    risk: 'Prüfen Sie, ob es eine Gebühr gibt, wenn Sie früher gehen.',
    bestFor: 'Sie bekommen es woanders günstiger.',
  },
  'nz.price.right-plan': {
    says: 'Sie können Ihren Stromanbieter fragen, welcher seiner Tarife für Sie der günstigste ist. Seine Regeln der Fürsorge (rules of care) binden ihn.',
  },
  'nz.price.step-help': {
    says: 'Vergleichen Sie Tarife auf der kostenlosen Seite, die die Electricity Authority unterstützt. Können Sie nicht zahlen, bitten Sie früh um einen Plan: Vor dem Abstellen muss man helfen.',
  },
  'nz.price.right-scheme': {
    says: 'Können Sie sich nicht einigen, prüft Utilities Disputes es kostenlos.',
  },
  'nz.price.step-write': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie vor der Erhöhung und bitten Sie, wegen der Änderung ohne Gebühr kündigen zu dürfen.',
  },
  'nz.price.right-tdr': {
    says: 'Bei Telefon und Internet hilft Telecommunications Dispute Resolution kostenlos.',
  },
}
