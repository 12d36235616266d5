/** Parken auf privatem Grund: die Zeilen der Niederlande auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'nl.parking.want': {
    says: 'Der Besitzer eines privaten Platzes oder eine Firma sagt, Sie hätten die Parkregeln verletzt, und will eine Strafe.',
  },
  'nl.parking.who': {
    says: 'Das ist eine private Forderung. Sie kommt nicht von der Polizei oder dem CJIB und ist kein Bußgeld des Staates.',
  },
  'nl.parking.not-yet': {
    says: 'Ohne Gericht können sie weder Geld noch Sachen nehmen.',
  },
  'nl.parking.right-terms': {
    says: 'Sie schulden es nur, wenn Sie den Bedingungen zugestimmt haben. Diese mussten bei der Einfahrt gut lesbar sein.',
  },
  'nl.parking.right-driver': {
    says: 'Ein Vertrag bindet den Fahrer und nicht den Halter. Die Firma muss beweisen, wer geparkt hat.',
  },
  'nl.parking.right-lower': {
    says: 'Ein Gericht kann eine viel zu hohe Strafe senken und eine unfaire Klausel für Verbraucher streichen.',
  },
  'nl.parking.right-costs': {
    says: 'Vor Inkassokosten müssen sie Ihnen einen Brief mit vierzehn Tagen Zeit zum Zahlen schicken.',
  },
  'nl.parking.step-check': {
    says: 'Prüfen Sie Tag, Ort und Auto. Machen Sie Fotos der Schilder und suchen Sie Ihren Parkschein oder Beleg.',
  },
  'nl.parking.step-write': {
    says: 'Schreiben Sie vor dem Termin, warum Sie nicht zustimmen. Verlangen Sie die Fotos und die Bedingungen.',
  },
  'nl.parking.option-no': {
    says: 'Schreiben Sie, warum Sie nichts schulden, mit Fotos oder Beleg.',
    title: 'Schriftlich ablehnen',
    cost: 'Eine Briefmarke.',
    time: 'Vor dem genannten Tag.',
    risk: 'Es kann zu einer Klage kommen.',
    bestFor: 'Sie haben gezahlt, sind nicht gefahren oder sahen kein Schild.',
  },
  'nl.parking.option-pay': {
    says: 'Bieten Sie den Preis für die Zeit an, in der Sie dort standen.',
    title: 'Zahlen oder den Parkpreis anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem genannten Tag.',
    risk: 'Es kann die ganze Strafe verlangt werden.',
    bestFor: 'Sie standen dort ohne Parkschein.',
  },
}
