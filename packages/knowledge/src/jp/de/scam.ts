/** Messages of swindlers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'jp.buy.scam-want': {
    says: 'Diese Nachricht will durch Angst Ihr Geld oder Ihre Daten (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Das sieht nach einem Betrüger aus, der einen amtlichen Namen benutzt.',
  },
  'jp.buy.scam-real': {
    says: 'Gerichte schicken keine Postkarten und verlangen keine Gutscheinkarten. Echte Papiere kommen mit besonderer Zustellung (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'Rufen Sie die Nummer in der Nachricht nicht an, und zahlen Sie nicht.',
  },
  'jp.buy.scam-188': {
    says: 'Rufen Sie 188 oder die Polizeileitung #9110 an. Haben Sie gezahlt, rufen Sie sofort Ihre Bank an.',
  },
  'jp.buy.scam-right': {
    says: 'Was Sie nie bestellt haben, müssen Sie nicht zahlen.',
  },
  'jp.buy.scam-option': {
    title: 'Nach einer Prüfung nicht reagieren',
    says: 'Fragen Sie das echte Amt unter einer selbst gesuchten Nummer.',
    cost: 'Nichts.',
    time: 'Minuten.',
    risk: 'Ein echtes Papier vom Gericht dürfen Sie nicht ignorieren.',
    bestFor: 'Sie kennen die Forderung nicht.',
  },
  'jp.scam.false-page': {
    says: 'Eine falsche Anmeldeseite, die Ihr Passwort nimmt, ist eine Straftat. Öffnen Sie den Link nicht. Öffnen Sie selbst die echte App oder Seite.',
  },
  'jp.scam.not-yet': {
    says: 'Ihnen passiert nichts, wenn Sie nicht antworten. Menschen um Geld zu betrügen ist eine Straftat.',
  },
  'jp.scam.right-unordered': {
    says: 'Ware, die Sie nie bestellt haben, dürfen Sie sofort wegwerfen. Sie müssen nicht zahlen.',
  },
  'jp.scam.right-freeze': {
    says: 'Haben Sie Geld geschickt, kann Ihre Bank das Konto des Betrügers sperren. Rufen Sie sofort Bank und Polizei an.',
  },
  'jp.scam.step-keep': {
    says: 'Behalten Sie die Nachricht, die Nummer und den Zahlungsbeleg.',
  },
}
