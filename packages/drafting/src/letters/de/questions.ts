/** German: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const DE_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'Ihre Forderung wird bestritten',
    opening: [],
    position: [
      'ich schreibe Ihnen wegen des Geldes, das Sie verlangen. Ihre Forderung erkenne ich nicht an.',
    ],
    request: ['Bitte senden Sie mir:'],
    item: [
      'den Vertrag oder die Rechnung',
      'eine vollständige Aufstellung',
      'den Nachweis, dass Ihnen der Anspruch zusteht',
    ],
    hold: [
      'Bis zu Ihrer Antwort bitte ich, von weiteren Schritten abzusehen. Anrufe und Besuche wünsche ich nicht.',
    ],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'Ihre Forderung: Verjährung',
    opening: [],
    position: [
      'ich schreibe Ihnen wegen des Geldes, das Sie verlangen. Ihre Forderung erkenne ich nicht an.',
      {
        says: '[Nur wenn die Frist wohl vorbei ist:] Ich erhebe vorsorglich die Einrede der Verjährung.',
        why: 'whyTooOld',
      },
    ],
    request: ['Sind Sie anderer Ansicht, senden Sie mir bitte Belege mit Datum.'],
    hold: ['Schließen Sie den Vorgang sonst bitte ab und bestätigen Sie das schriftlich.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'Meine Wohnung',
    opening: [],
    position: [
      { says: 'es geht um Folgendes: [das Problem, seit wann, welche Folgen].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Ich bitte Sie: [was geschehen soll und bis wann].', why: 'whyDispute' },
      {
        says: 'Sind Sie nicht einverstanden, nennen Sie mir bitte schriftlich Ihre Gründe und Belege.',
        why: 'whyReasons',
      },
    ],
    close: [
      'Meine Rechte aus dem Mietvertrag behalte ich mir vor. Einem Auszug oder Abzug stimme ich nicht zu.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'Reklamation',
    opening: [],
    position: [
      {
        says: 'es geht um Folgendes: [was Sie gekauft oder bestellt haben, wann, was nicht stimmt].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Ich bitte Sie um: [Reparatur, Ersatz, Rückzahlung oder Bestätigung des Widerrufs].',
        why: 'whyDispute',
      },
    ],
    close: ['Nennen Sie mir die Schlichtungsstelle, falls wir uns nicht einigen.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'Mein Arbeitsverhältnis',
    opening: [],
    position: [
      { says: 'es geht um Folgendes: [was geschah, wann, wer dabei war].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Ich bitte Sie: [was geschehen soll]. Nennen Sie mir bitte Ihre Gründe schriftlich.',
        why: 'whyDispute',
      },
    ],
    close: [
      'Meine Rechte behalte ich mir vor. Einer Änderung oder einem Abzug stimme ich nicht zu.',
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
