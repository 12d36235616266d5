import type { LetterPlan } from '../../letter-plan.ts'
/** German: letters for a chosen purpose, and offers to settle. An offer says that it is no acknowledgement (§ 212 BGB, Art. 135 OR). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = 'Dieses Schreiben ist kein Anerkenntnis einer Forderung.'

export const DE_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'Widerspruch gegen Ihr Schreiben',
    position: [
      'Mit Ihrem Schreiben bin ich nicht einverstanden.',
      NO_ADMISSION,
      { says: 'Meine Gründe: [was falsch ist, mit Datum].', why: 'whyDispute' },
    ],
    request: ['Nehmen Sie Ihre Forderung zurück, oder senden Sie mir:'],
    item: ['die Tatsachen und Unterlagen, auf die Sie sich stützen', 'die Regel oder Klausel dazu'],
    hold: ['Bis zu Ihrer Antwort bitte ich, von weiteren Schritten abzusehen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'Bitte um eine gütliche Lösung',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Ich bin zu Gesprächen bereit. Teilen Sie mir bitte mit, welche Lösung Sie annehmen würden.',
        why: 'whyTime',
      },
      'Bitte senden Sie mir dazu:',
    ],
    item: ['Belege für Ihre Forderung', 'eine Aufstellung aller Beträge und Kosten'],
    hold: ['Solange wir sprechen, bitte ich, von weiteren Schritten und Kosten abzusehen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'Bitte um Auskunft',
    position: ['Bevor ich antworten kann, brauche ich Auskunft.', NO_ADMISSION],
    request: ['Bitte senden Sie mir:'],
    item: [
      'die Unterlagen, auf die Sie sich stützen',
      'eine Aufstellung aller Beträge mit Datum und Grund',
      'den Nachweis, dass Sie in der Sache handeln dürfen',
    ],
    hold: ['Bis ich Ihre Antwort geprüft habe, bitte ich, von weiteren Schritten abzusehen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'Anfrage zu Raten',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Welche Raten würden Sie annehmen, falls die Forderung belegt ist? Diese Frage verpflichtet mich zu nichts.',
        why: 'whyTime',
      },
      {
        says: 'Meine Einnahmen und Ausgaben im Monat: [hier aufzählen]. Übrig bleiben: [Betrag].',
        why: 'whyTime',
      },
      'Bitte senden Sie mir auch:',
    ],
    item: [
      'eine vollständige Aufstellung der Forderung',
      'Ihre Hilfen für Menschen mit wenig Geld',
    ],
    hold: ['Bis zu Ihrer Antwort bitte ich um Aufschub ohne weitere Zinsen und Kosten.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'Bitte um mehr Zeit',
    position: ['Ich brauche mehr Zeit, um Rat einzuholen und zu antworten.', NO_ADMISSION],
    request: [
      {
        says: 'Bitte geben Sie mir 28 weitere Tage und bestätigen Sie das schriftlich.',
        why: 'whyHold',
      },
    ],
    hold: ['In dieser Zeit bitte ich, von weiteren Schritten und Kosten abzusehen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'Mein Rechtsmittel gegen Ihre Entscheidung',
    position: [
      {
        says: 'Gegen Ihre Entscheidung wende ich mich mit dem zulässigen Rechtsmittel. Prüfen Sie sie bitte erneut.',
        why: 'whyObjection',
      },
      { says: 'Sie ist falsch, weil: [Gründe und Belege].', why: 'whyDispute' },
    ],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: [
      { says: 'die Gründe Ihrer Entscheidung', why: 'whyReasons' },
      { says: 'die Unterlagen dazu', why: 'whyReasons' },
      { says: 'den nächsten Schritt, der mir offensteht, und seine Frist', why: 'whyReasons' },
    ],
    hold: ['Vollziehen Sie die Entscheidung bis dahin bitte nicht.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'Förmliche Beschwerde',
    position: [
      { says: 'Dies ist eine förmliche Beschwerde.', why: 'whyDispute' },
      NO_ADMISSION,
      { says: 'Was schiefging: [was, wann, welche Folgen].', why: 'whyDispute' },
    ],
    request: [{ says: 'Zur Abhilfe bitte ich Sie: [was geschehen soll].', why: 'whyDispute' }],
    hold: ['Bitte lassen Sie die Sache ruhen, während Sie das prüfen.'],
    close: ['Nennen Sie mir die unabhängige Stelle, falls wir uns nicht einigen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'Vergleichsvorschlag ohne Anerkennung einer Rechtspflicht',
    position: [
      'Dieser Vorschlag erfolgt ohne Anerkennung einer Rechtspflicht und ohne Präjudiz. Er ist kein Anerkenntnis.',
    ],
    request: [
      {
        says: 'Mein Vorschlag: Mit einmalig {offer}, das sind {percent} % der verlangten {sum}, ist alles erledigt.',
        why: 'whyOffer',
      },
      { says: 'Er gilt nur, wenn Sie allem schriftlich zustimmen:', why: 'whyOffer' },
    ],
    item: [
      { says: 'der Rest wird vollständig erlassen', why: 'whyOffer' },
      {
        says: 'alle Maßnahmen und Kosten enden, die Sache geht an niemanden weiter',
        why: 'whyOffer',
      },
      { says: 'Auskunfteien erhalten die Meldung „erledigt“', why: 'whyOffer' },
    ],
    hold: [
      'Vor Ihrer schriftlichen Zustimmung ist nichts fällig. Der Vorschlag endet nach 28 Tagen.',
    ],
    close: ['Bis dahin bitte ich, von weiteren Schritten abzusehen.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'Zuerst Belege, dann Gespräche',
    position: ['Ich erkenne Ihre Forderung nicht an.'],
    request: ['Bevor über einen Vergleich gesprochen wird, senden Sie mir bitte:'],
    item: [
      'den unterschriebenen Vertrag',
      'eine Aufstellung, wie sich {sum} zusammensetzt',
      'den Nachweis, dass Ihnen der Anspruch zusteht',
      'den Tag der letzten Zahlung, auf die Sie sich stützen',
    ],
    hold: ['Bis dahin bitte ich um Aufschub ohne weitere Zinsen und Kosten.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
