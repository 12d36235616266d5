/** The German words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'ca.price.right-wireless': {
    says: 'Bei einem Handyvertrag mit fester Dauer darf der Preis nicht ohne Ihre Zustimmung steigen.',
  },
  'ca.price.right-month': {
    says: 'Bei monatlichen Verträgen muss man es meist 30 Tage vorher sagen. Sie können ohne Gebühr gehen.',
  },
  'ca.price.step-ccts': {
    says: 'Beschweren Sie sich erst bei der Firma. Hilft das nicht, prüft die CCTS kostenlos.',
  },
  'ca.price.right-quebec': {
    says: 'In Québec darf sich der Preis bei fester Dauer nicht ändern, egal was der Vertrag sagt.',
  },
  'ca.price.step-term': {
    says: 'Suchen Sie im Vertrag die Preisregel, das Ende und Kosten für den Ausstieg.',
  },
  'ca.price.option-switch': {
    title: 'Besseren Preis verlangen oder wechseln',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Prüfen Sie Kosten für frühen Ausstieg.',
    bestFor: 'Anderswo ist es billiger.',
    says: 'Holen Sie zwei Preise ein. Bitten Sie Ihre Firma, vor dem Stichtag gleichzuziehen.',
  },
}
