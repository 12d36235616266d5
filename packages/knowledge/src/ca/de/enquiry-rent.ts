/** Questions about a higher rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ca.ask.rent-up': {
    says: 'Die meisten Provinzen verlangen eine schriftliche Ankündigung, meist drei Monate vorher, und erlauben eine Erhöhung im Jahr. Manche begrenzen sie auch.',
    dependsOn: 'Ihre Provinz',
  },
  'ca.ask.rent-up-qc': {
    says: 'Sie müssen die Mieterhöhung nicht annehmen. Lehnen Sie binnen eines Monats schriftlich ab, und Sie behalten Ihre Wohnung. Dann muss der Vermieter das Wohngericht bitten, die Miete festzusetzen.',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario darf die Miete einmal in 12 Monaten steigen, mit schriftlicher Ankündigung 90 Tage vorher. Für die meisten Wohnungen gibt es eine jährliche Grenze, nie über 2.5 %. Wohnungen, die nach dem 15. November 2018 zuerst bewohnt wurden, haben keine Grenze.',
    dependsOn: 'wann Ihre Wohnung zuerst bewohnt wurde',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia darf die Miete einmal in 12 Monaten steigen, mit drei vollen Monaten Vorlauf auf dem richtigen Formular. Sie darf die jährliche Grenze nicht überschreiten.',
    dependsOn: 'die Grenze dieses Jahres',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta gibt es keine Grenze. Die Miete darf einmal in 365 Tagen steigen, bei Monatsmiete mit drei Monaten schriftlichem Vorlauf. Eine feste Laufzeit schützt Sie bis zu ihrem Ende.',
    dependsOn: 'die Art Ihres Mietvertrags',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia darf die Miete bis Ende 2027 höchstens 5 % im Jahr steigen, einmal in 12 Monaten, mit vier Monaten schriftlicher Ankündigung. Bei mehr wenden Sie sich an Residential Tenancies.',
  },
}
