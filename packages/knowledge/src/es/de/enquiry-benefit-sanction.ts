/** Questions about a sanction of the employment office, or asking it late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_DE: Words = {
  'es.ask.sepe-sanction': {
    says: 'Bei versäumter Meldung (sellar) ruht die Zahlung, solange Sie nicht gemeldet sind: Melden Sie sich heute wieder. Für einen ersten versäumten Termin verlieren Sie meist einen Monat, für abgelehnte Arbeit oder Kurs drei; mehr bei Wiederholung. Zuerst kommt ein Vorschlag: Antworten Sie schriftlich in der Frist, meist 15 Tage, mit Grund und Beweis. Krankheit, Vorstellungsgespräch oder Ausfall der Website zählen. Gegen den Bescheid: reclamación previa, 30 Werktage.',
  },
  'es.ask.paro-late': {
    says: 'Den Anspruch (paro) behalten Sie, verlieren aber jeden Tag vom möglichen Beginn bis zum Antrag. Stellen Sie ihn also heute, online oder mit Termin: Der Tag der ersten Anfrage zählt. War es nicht Ihre Schuld, etwa Krankheit oder kein freier Termin? Sagen Sie es mit Beweis. Gegen ein Nein haben Sie 30 Werktage (reclamación previa).',
  },
}
