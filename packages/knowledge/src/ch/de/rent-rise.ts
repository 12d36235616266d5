/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ch.rise.want': {
    says: 'Ihr Vermieter will mehr Miete. Das gilt nur mit dem amtlichen Formular des Kantons und mit Begründung.',
  },
  'ch.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'ch.rise.reality': {
    says: 'Sie haben 30 Tage, um sie anzufechten. Das kostet nichts. Bis dahin ist nichts entschieden.',
  },
  'ch.rise.not-yet': {
    says: 'Solange das Schlichtungsverfahren läuft, zahlen Sie die alte Miete.',
  },
  'ch.rise.deadline': {
    says: 'Sie haben nach Empfang 30 Tage für die Schlichtungsbehörde. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Mietzinserhöhung bei der Schlichtungsbehörde anfechten',
    consequence: 'Die neue Miete gilt als angenommen.',
  },
  'ch.rise.right-form': {
    says: 'Eine Erhöhung ohne amtliches Formular, ohne Begründung oder mit Kündigungsdrohung ist nichtig.',
  },
  'ch.rise.right-time': {
    says: 'Sie muss mindestens zehn Tage vor Beginn der Kündigungsfrist da sein und gilt erst ab einem Kündigungstermin.',
  },
  'ch.rise.right-safe': {
    says: 'Wenn Sie gewinnen oder sich einigen, darf der Vermieter meist drei Jahre lang nicht kündigen.',
  },
  'ch.rise.step-check': {
    says: 'Prüfen Sie Formular, Begründung und den Referenzzinssatz, auf dem Ihre Miete beruht.',
  },
  'ch.rise.step-help': {
    says: 'Fragen Sie den Mieterverband, bevor die 30 Tage um sind.',
  },
  'ch.rise.option-contest': {
    says: 'Schreiben Sie der Schlichtungsbehörde Ihres Bezirks und legen Sie das Formular bei.',
    title: 'Die Erhöhung anfechten',
    cost: 'Kostenlos',
    time: 'Innert 30 Tagen',
    risk: 'Meist keines.',
    bestFor: 'Die Erhöhung stimmt nicht oder ist nicht erklärt.',
  },
  'ch.rise.option-accept': {
    says: 'Wenn sie stimmt, zahlen Sie ab dem genannten Tag die neue Miete.',
    title: 'Annehmen',
    cost: 'Die höhere Miete',
    time: 'Ab dem Tag im Formular',
    risk: 'Später können Sie sie nicht mehr anfechten.',
    bestFor: 'Sie haben geprüft und sie stimmt.',
  },
}
