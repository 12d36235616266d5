/** Umtriebsentschädigung für parkierte Autos: die Zeilen der Schweiz auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'ch.parking.want': {
    says: 'Der Besitzer eines privaten Platzes will Geld für den Aufwand mit Ihrem Auto (Umtriebsentschädigung).',
  },
  'ch.parking.who': {
    says: 'Das ist ein privater Besitzer oder eine Firma und nicht die Polizei. Es ist keine Busse.',
  },
  'ch.parking.reality': {
    says: 'Ohne Gericht kann Sie niemand zwingen, das zu zahlen. Der Besitzer kann Sie aber anzeigen. Dann kann eine echte Busse folgen.',
  },
  'ch.parking.not-yet': {
    says: 'Jetzt kann Ihnen niemand etwas nehmen. Gegen einen Zahlungsbefehl können Sie innert zehn Tagen Rechtsvorschlag erheben.',
  },
  'ch.parking.right-sign': {
    says: 'Eine Busse braucht ein richterliches Verbot, auf einem Schild, das Sie am Platz sehen konnten.',
  },
  'ch.parking.right-three-months': {
    says: 'Der Besitzer muss Sie innert drei Monaten anzeigen, seit er weiss, wer es war. Danach ist es zu spät.',
  },
  'ch.parking.right-sum': {
    says: 'Verlangt werden darf nur der wirkliche Aufwand, und er muss belegt sein. Fragen Sie nach der Rechnung dahinter.',
  },
  'ch.parking.step-check': {
    says: 'Prüfen Sie Tag, Ort und Schild. Machen Sie Fotos. Waren Sie dort Kunde oder Gast?',
  },
  'ch.parking.step-answer': {
    says: 'Durften Sie dort nicht parkieren, beendet eine angemessene Summe die Sache meist. Durften Sie, schreiben Sie warum.',
  },
  'ch.parking.option-no': {
    says: 'Schreiben Sie, warum Sie nichts schulden, mit Fotos oder Quittung.',
    title: 'Schriftlich ablehnen',
    cost: 'Eine Briefmarke.',
    time: 'Vor dem genannten Tag.',
    risk: 'Es kann zu Anzeige oder Betreibung kommen.',
    bestFor: 'Sie durften parkieren oder sahen kein Schild.',
  },
  'ch.parking.option-pay': {
    says: 'Zahlen Sie, und lassen Sie sich schriftlich geben, dass keine Anzeige folgt.',
    title: 'Eine angemessene Summe zahlen',
    cost: 'Die Summe.',
    time: 'Vor dem genannten Tag.',
    risk: 'Sie zahlen mehr als den Aufwand.',
    bestFor: 'Sie haben dort ohne Erlaubnis parkiert.',
  },
}
