/** Messages of swindlers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'ch.buy.scam-want': { says: 'Diese Nachricht will Ihr Geld oder Ihre Codes.' },
  'ch.buy.scam-who': { says: 'Es sieht nach Betrug mit einem bekannten Namen aus.' },
  'ch.buy.scam-stop': {
    says: 'Zahlen und klicken Sie nicht. Rufen Sie nicht zurück. Suchen Sie die echte Nummer selbst.',
  },
  'ch.buy.scam-bank': {
    says: 'Bezahlt oder Code gegeben? Rufen Sie sofort die Bank, dann die Polizei.',
  },
  'ch.buy.scam-right': { says: 'Sie können es gratis dem BACS melden.' },
  'ch.buy.scam-option': {
    title: 'Nicht reagieren und melden',
    says: 'Fragen Sie zuerst bei der echten Stelle nach.',
    cost: 'Nichts.',
    time: 'Minuten.',
    risk: 'Keines nach der Prüfung.',
    bestFor: 'Sie kennen es nicht.',
  },
  'ch.scam.reality': {
    says: 'Kein Amt, keine Bank und keine Polizei verlangt Codes, Gutscheinkarten oder Krypto.',
  },
  'ch.scam.not-yet': {
    says: 'Ihnen passiert nichts, wenn Sie nicht antworten. Menschen um Geld zu täuschen ist eine Straftat.',
  },
  'ch.scam.right-unordered': {
    says: 'Was Sie nie bestellt haben, müssen Sie weder zahlen noch zurückschicken.',
  },
  'ch.scam.step-police': {
    says: 'Wenn Sie Geld verloren haben, erstatten Sie Anzeige bei der Kantonspolizei und behalten Sie alle Nachrichten.',
  },
}
