/** The German words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_DE: Words = {
  'ch.ask.disability-refused': {
    says: 'Ist es ein Vorbescheid? Schreiben Sie der IV-Stelle Ihre Einwände in 30 Tagen. Ist es die Verfügung? Dann in 30 Tagen Beschwerde beim kantonalen Versicherungsgericht. Es kostet 200 bis 1000 Franken; mit wenig Geld verlangen Sie unentgeltliche Rechtspflege. Verlangen Sie zuerst Ihre Akten.',
  },
  'ch.ask.treatment-refused': {
    says: 'Verlangen Sie schriftlich eine begründete Verfügung. Dagegen erheben Sie in 30 Tagen Einsprache bei der Kasse, gratis. Gegen deren Entscheid gehen Sie in 30 Tagen zum kantonalen Versicherungsgericht, meist gratis. Bitten Sie den Arzt um einen Bericht, warum es wirkt und nötig ist. Der Ombudsman hilft gratis.',
  },
  'ch.ask.extra-benefits': {
    says: 'Sie bekommen sie zur AHV- oder IV-Rente, wenn die anerkannten Ausgaben höher sind als Ihre Einnahmen. Das Vermögen muss unter 100 000 Franken liegen, bei Paaren 200 000; das eigene bewohnte Haus zählt hier nicht. Melden Sie sich bei der Gemeinde oder Ausgleichskasse. Tun Sie es bald: Rückwirkend gibt es selten Geld.',
    dependsOn: 'Rente, Ausgaben und Vermögen',
  },
  'ch.ask.benefit-back': {
    says: 'Erheben Sie innert 30 Tagen schriftlich und gratis Einsprache. Das hält die Forderung auf. Waren Sie gutgläubig und wäre die Rückzahlung eine grosse Härte, verlangen Sie auch Erlass, innert 30 Tagen nach Rechtskraft. Das Amt hat drei Jahre ab Kenntnis, meist höchstens fünf.',
  },
}
