/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ca.rise.want': { says: 'Ihr Vermieter will eine höhere Miete.' },
  'ca.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'ca.rise.reality': {
    says: 'Eine Erhöhung braucht rechtzeitig eine schriftliche Ankündigung, meist drei Monate vorher, und nicht öfter als einmal im Jahr.',
  },
  'ca.rise.on-notice': {
    says: 'In Ontario muss sie 90 Tage vorher auf Formular N1 kommen. Die meisten Mieten dürfen 2026 um höchstens 2.1 % steigen, 2027 um höchstens 1.9 %.',
  },
  'ca.rise.bc-notice': {
    says: 'In British Columbia muss sie drei volle Monate vorher auf dem richtigen Formular kommen, einmal im Jahr und innerhalb der jährlichen Grenze.',
  },
  'ca.rise.qc-refuse': {
    says: 'In Québec können Sie die Erhöhung binnen eines Monats nach der Mitteilung ablehnen und bleiben. Der Vermieter muss dann zum Wohngericht (Tribunal administratif du logement) gehen.',
  },
  'ca.rise.right-stay': {
    says: 'Bis eine gültige Erhöhung beginnt, schulden Sie die alte Miete und können bleiben.',
  },
  'ca.rise.step-check': {
    says: 'Prüfen Sie das Datum der letzten Erhöhung, die Vorlaufzeit, das Formular und die Grenze Ihrer Provinz.',
  },
  'ca.rise.option-dispute': {
    says: 'Sagen Sie schriftlich, was falsch ist. Das Mietgericht (tribunal) Ihrer Provinz kann entscheiden.',
    title: 'Sich dagegen wehren',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'In der Zeit Ihrer Provinz',
    risk: 'Zahlen Sie die alte Miete voll.',
    bestFor: 'Die Ankündigung ist zu kurz, zu früh oder über der Grenze.',
  },
  'ca.rise.ab-notice': {
    says: 'In Alberta begrenzt kein Gesetz die Miete. Sie darf aber nur einmal in 365 Tagen steigen, und Monatsmieter müssen drei volle Monate vorher Bescheid bekommen.',
  },
  'ca.rise.ns-cap': {
    says: 'In Nova Scotia darf die Miete eines Mieters, der bleibt, bis Ende 2027 um höchstens 5 % im Jahr steigen. Sie darf nur einmal in 12 Monaten steigen, mit vier Monaten Vorlauf.',
  },
  'ca.rise.qc-month': {
    says: 'Sie haben einen Monat ab Erhalt des Schreibens für die Antwort. Wir zählen sicherheitshalber ab seinem Datum.',
    action:
      'Schriftlich antworten: die neuen Bedingungen ablehnen und bleiben, oder den Auszug melden',
    consequence: 'Wenn Sie nichts sagen, gelten die neue Miete und die neuen Bedingungen.',
  },
  'ca.rise.qc-step': {
    says: 'Ist die Erhöhung oder eine andere Änderung zu viel, schreiben Sie, dass Sie ablehnen und bleiben. Tun Sie es binnen eines Monats, mit Nachweis. Schweigen gilt als Ja.',
  },
  'ca.rise.qc-option': {
    title: 'Die Erhöhung ablehnen und bleiben',
    cost: 'Das Porto',
    time: 'Binnen eines Monats nach Erhalt',
    risk: 'Das Tribunal kann eine höhere Miete festsetzen. In einem Haus bis fünf Jahre alt oder einer Genossenschaft lesen Sie zuerst Abschnitt F des Vertrags: Dort kann ein Nein den Auszug bedeuten.',
    bestFor: 'Die Erhöhung ist hoch, oder man nimmt Ihnen etwas weg.',
    says: 'Der Vermieter hat dann einen Monat, um beim Wohnungsgericht (TAL) die Miete festsetzen zu lassen. Tut er es nicht, läuft der Vertrag weiter wie bisher.',
  },
}
