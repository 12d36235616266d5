/** The German words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'ie.price.step-term': {
    says: 'Suchen Sie im Vertrag die Regel zu Preiserhöhungen und den Tag, an dem er endet.',
  },
  'ie.price.right-term': {
    says: 'Eine Regel, nach der die Firma frei erhöhen darf und Sie nicht gehen können, kann unfair sein. Dann gilt sie nicht.',
  },
  'ie.price.option-switch': {
    title: 'Besseren Preis verlangen oder wechseln',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Prüfen Sie, ob früher Ausstieg etwas kostet.',
    bestFor: 'Anderswo ist es billiger.',
    says: 'Holen Sie zwei andere Preise ein. Bitten Sie dann Ihre Firma, vor dem Stichtag gleichzuziehen.',
  },
  'ie.price.right-leave': {
    says: 'Eine Telefon-, Internet- oder TV-Firma muss eine Änderung einen Monat vorher melden. Dann können Sie meist binnen eines Monats ohne Gebühr gehen.',
  },
  'ie.price.know-index': {
    says: 'Stand diese jährliche Erhöhung von Anfang an im Vertrag, gilt der freie Ausstieg vielleicht nicht.',
  },
  'ie.price.step-comreg': {
    says: 'Beschweren Sie sich erst bei der Firma. Hilft das nicht, hilft ComReg kostenlos.',
  },
  'ie.price.right-energy': {
    says: 'Ihr Energieversorger muss es 30 Tage vorher melden. Sie können wechseln.',
  },
  'ie.price.right-fixed': {
    says: 'Ist Ihr Preis bis zu einem Tag fest, bleibt er bis dahin. Lassen Sie sich die Regel zeigen.',
  },
  'ie.price.step-energy': {
    says: 'Vergleichen Sie Preise auf einer von der CRU geprüften Seite. Bei Rückstand bitten Sie früh um Raten.',
  },
  'ie.price.right-renewal': {
    says: 'Ein Auto- oder Hausversicherer darf nicht mehr verlangen, nur weil Sie geblieben sind. Fragen Sie nach dem Grund.',
  },
}
