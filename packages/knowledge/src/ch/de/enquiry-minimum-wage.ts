/** Questions about the lowest pay that is allowed: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_DE: Words = {
  'ch.ask.minimum-wage': {
    says: 'Einen Mindestlohn für die ganze Schweiz gibt es nicht. Viele Branchen haben aber einen im GAV, etwa Gastronomie, Reinigung, Bau und Temporärarbeit. Genf, Neuenburg, Jura, Tessin und Basel-Stadt haben einen im Gesetz, die Stadt Luzern seit 2026. Sehen Sie auf entsendung.admin.ch nach. Bekommen Sie weniger, fordern Sie schriftlich die Differenz, bis fünf Jahre zurück: Verzichten können Sie darauf nicht. Die Gewerkschaft hilft.',
    dependsOn: 'Ihr Kanton und Ihre Branche',
  },
}
