/** The German words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'au.price.right-term': {
    says: 'In einem Standardvertrag kann eine Klausel unfair sein, nach der nur die Firma den Preis ändern darf. Dann bindet sie Sie nicht.',
  },
  'au.price.step-term': {
    says: 'Suchen Sie in Ihrem Vertrag die Klausel über Preiserhöhungen, den letzten Tag des Vertrags und eine Gebühr für das Gehen.',
  },
  'au.price.option-switch': {
    says: 'Holen Sie zwei andere Preise ein. Bitten Sie dann Ihre Firma, mitzugehen, bevor die Erhöhung beginnt.',
    title: 'Um einen besseren Preis bitten oder wechseln',
    cost: 'Kostenlos.',
    time: 'Ein paar Tage.',
    risk: 'Prüfen Sie, ob es eine Gebühr gibt, wenn Sie früher gehen.',
    bestFor: 'Sie bekommen es anderswo billiger.',
  },
  'au.price.right-notice': {
    says: 'Ihre Energiefirma muss es Ihnen meist mindestens fünf Werktage sagen, bevor ein neuer Preis beginnt.',
  },
  'au.price.step-compare': {
    says: 'Vergleichen Sie Tarife kostenlos auf Energy Made Easy, in Victoria auf Victorian Energy Compare. Fragen Sie Ihre Firma nach ihrem besten Angebot.',
  },
  'au.price.step-hardship': {
    says: 'Können Sie den neuen Preis nicht zahlen, fragen Sie nach dem Hilfsprogramm (hardship program) und nach Ermäßigungen (concessions), bevor Sie in Rückstand kommen.',
  },
  'au.price.step-other': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie der Firma vor der Erhöhung. Bei Telefon und Internet hilft der TIO kostenlos.',
  },
  'au.price.right-leave': {
    says: 'Bei einem Vertrag von Monat zu Monat können Sie gehen. Bei einem festen Vertrag bitten Sie, wegen der Änderung kostenlos gehen zu dürfen.',
  },
}
