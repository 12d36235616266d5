/** The German words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'be.fine.want': {
    says: 'Polizei oder Staatsanwalt bieten an, eine Verkehrssache gegen Zahlung zu beenden.',
  },
  'be.fine.want-order': {
    says: 'Das ist eine Zahlungsanordnung. Ohne Einspruch kann sie wie ein Urteil vollstreckt werden.',
  },
  'be.fine.who': {
    says: 'Eine Strafe kommt von einer Gemeinde, der Polizei oder dem Staatsanwalt. Ein Polizeigericht kann sie prüfen.',
  },
  'be.fine.reality': {
    says: 'Sie können sich kostenlos schriftlich wehren. Stimmt es, ist rechtzeitig zahlen am billigsten.',
  },
  'be.fine.rights-summary': {
    says: 'Sie dürfen das Protokoll sehen, sagen, warum es falsch ist, und gegen eine Entscheidung zum Polizeigericht gehen.',
  },
  'be.fine.not-yet': {
    says: 'Ein erstes Zahlungsangebot kann kein Gerichtsvollzieher vollstrecken. Zuerst braucht es eine Anordnung oder Entscheidung.',
  },
  'be.fine.deadline-order': {
    says: 'Sie haben ab Empfang 30 Tage für den Einspruch oder die Zahlung. Das Gesetz nimmt den zehnten Werktag als Empfang. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Beim Polizeigericht Einspruch einlegen, oder zahlen',
    consequence:
      'Die Anordnung kann vollstreckt werden, auch durch Einbehalten einer Steuererstattung.',
  },
  'be.fine.right-appeal': {
    says: 'Gegen die Entscheidung der Gemeinde können Sie binnen eines Monats zum Polizeigericht gehen.',
  },
  'be.fine.right-contest': {
    says: 'Sie dürfen ein erstes Angebot bestreiten oder sagen, wer fuhr. Nutzen Sie das Formular oder die Website im Brief.',
  },
  'be.fine.right-report': {
    says: 'Die Polizei muss das Protokoll binnen 14 Tagen nach der Tat verschicken. Wurde es später verschickt, beweist es weniger.',
  },
  'be.fine.step-check': {
    says: 'Prüfen Sie Kennzeichen, Tag, Uhrzeit und Ort. Bitten Sie um Protokoll und Fotos.',
  },
  'be.fine.step-answer': {
    says: 'Zahlen oder antworten Sie schriftlich vor dem letzten Tag. Tun Sie nicht beides.',
  },
  'be.fine.step-proof': {
    says: 'Bewahren Sie Fotos von Schildern, Tickets und Belege auf.',
  },
  'be.fine.option-defend': {
    says: 'Sagen Sie schriftlich, was falsch ist, mit Beweisen.',
    title: 'Sich schriftlich wehren',
    cost: 'Kostenlos',
    time: 'Bis zum letzten Tag im Brief',
    risk: 'Wenn Sie verlieren, kann es mehr kosten.',
    bestFor: 'Es ist falsch, oder Sie fuhren nicht.',
  },
  'be.fine.option-pay': {
    says: 'Zahlen Sie mit der Referenz im Brief. Dann endet die Sache meist.',
    title: 'Rechtzeitig zahlen',
    cost: 'Der Betrag',
    time: 'Bis zum letzten Tag im Brief',
    risk: 'Sie nehmen es an.',
    bestFor: 'Es stimmt und Sie können zahlen.',
  },
  'be.fine.option-plan': {
    says: 'Bitten Sie die Stelle im Brief um Raten.',
    title: 'Um Raten bitten',
    cost: 'Der Betrag, in Teilen',
    time: 'Heute.',
    risk: 'Sie können Nein sagen.',
    bestFor: 'Es stimmt, ist aber zu viel auf einmal.',
  },
}
