/** Privates Parken, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'jp.parking.want': {
    says: 'Der Besitzer eines privaten Platzes will Geld, weil Ihr Auto dort stand (無断駐車).',
  },
  'jp.parking.who': {
    says: 'Das ist eine private Forderung und keine Geldstrafe der Polizei, egal wie das Schild es nennt.',
  },
  'jp.parking.not-yet': {
    says: 'Ohne Gericht können sie weder Lohn noch Bankgeld nehmen.',
  },
  'jp.parking.reality': {
    says: 'Eine hohe Summe auf einem Schild bindet Sie nicht von selbst. Auf einem bezahlten Parkplatz können die Regeln ein Vertrag sein.',
  },
  'jp.parking.right-sum': {
    says: 'Sie dürfen nur den echten Schaden fordern, meist den Parkpreis für die Zeit. Fragen Sie nach der Rechnung.',
  },
  'jp.parking.right-unfair': {
    says: 'Auf einem Parkplatz ist eine Strafe über dem durchschnittlichen Schaden für Verbraucher nichtig.',
  },
  'jp.parking.right-no-lock': {
    says: 'Der Besitzer darf Ihr Auto nicht selbst sperren, abschleppen oder beschädigen. Machen Sie Fotos und rufen Sie die Polizei.',
  },
  'jp.parking.step-check': {
    says: 'Prüfen Sie Tag, Zeit und Schild. Machen Sie Fotos und behalten Sie Belege. Waren Sie dort Kunde oder Gast?',
  },
  'jp.parking.option-talk': {
    says: 'Entschuldigen Sie sich und bieten Sie den Parkpreis an, schriftlich zum Abschluss.',
    title: 'Faire Summe anbieten',
    cost: 'Der Parkpreis.',
    time: 'Vor ihrem Datum.',
    risk: 'Sie können mehr verlangen.',
    bestFor: 'Sie haben ohne Erlaubnis geparkt.',
  },
  'jp.parking.option-dispute': {
    says: 'Schreiben Sie, warum die Summe zu hoch oder nicht geschuldet ist, und rufen Sie 188 an.',
    title: 'Schriftlich widersprechen',
    cost: 'Porto.',
    time: 'Vor ihrem Datum.',
    risk: 'Sie können klagen.',
    bestFor: 'Das Schild war unklar oder Sie waren Kunde.',
  },
}
