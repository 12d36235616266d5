/** Privates Parken, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'be.parking.want': {
    says: 'Der Besitzer eines privaten Platzes oder eine Firma sagt, dass Sie Parkregeln gebrochen haben, und will Geld.',
  },
  'be.parking.who': {
    says: 'Das ist eine private Forderung. Sie kommt nicht von der Polizei und ist keine Geldbuße.',
  },
  'be.parking.not-yet': {
    says: 'Ohne Richter können sie weder Geld noch Sachen nehmen.',
  },
  'be.parking.reality': {
    says: 'Sie müssen beweisen, wer geparkt hat und dass die Regeln am Ort klar waren.',
  },
  'be.parking.right-terms': {
    says: 'Eine Klausel mit viel zu hoher Summe, oder die man nicht lesen konnte, bindet Verbraucher nicht.',
  },
  'be.parking.right-caps': {
    says: 'Die erste Mahnung ist gratis und gibt 14 Tage. Danach begrenzt das Gesetz die Zusatzkosten.',
  },
  'be.parking.step-check': {
    says: 'Prüfen Sie Tag, Ort und Auto. Machen Sie Fotos der Schilder und suchen Sie Ihr Ticket.',
  },
  'be.parking.step-write': {
    says: 'Schreiben Sie vor ihrem Datum, warum Sie nicht einverstanden sind, und verlangen Sie Fotos und Regeln.',
  },
  'be.parking.option-no': {
    says: 'Schreiben Sie, warum Sie nichts schulden, mit Fotos oder Beleg.',
    title: 'Schriftlich ablehnen',
    cost: 'Porto.',
    time: 'Vor ihrem Datum.',
    risk: 'Sie können vor Gericht gehen.',
    bestFor: 'Sie hatten ein Ticket oder die Regeln waren unklar.',
  },
  'be.parking.option-pay': {
    says: 'Bieten Sie den Preis der Parkzeit an, um die Sache zu beenden.',
    title: 'Faire Summe anbieten',
    cost: 'Der Parkpreis.',
    time: 'Vor ihrem Datum.',
    risk: 'Sie können ablehnen.',
    bestFor: 'Sie haben dort ohne Zahlung geparkt.',
  },
}
