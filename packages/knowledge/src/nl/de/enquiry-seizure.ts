/** Questions about what a bailiff may take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_DE: Words = {
  'nl.ask.seize': {
    says: 'Ein Inkassobüro (incassobureau) kann nichts pfänden und nicht hereinkommen. Das kann nur ein Gerichtsvollzieher (deurwaarder) mit Urteil oder Befehl.',
  },
  'nl.ask.wages': {
    says: 'Nur mit Urteil oder Befehl (vonnis, dwangbevel), der Ihnen zugestellt wurde: Verlangen Sie eine Kopie. Auch dann bleibt ein Teil Ihres Einkommens frei (beslagvrije voet). Prüfen Sie ihn auf uwbeslagvrijevoet.nl. Stimmt er nicht und hilft der Gerichtsvollzieher nicht, kann ein Richter eingreifen.',
  },
  'nl.ask.bailiff-enter': {
    says: 'Ohne Urteil oder Befehl darf ein Gerichtsvollzieher (deurwaarder) nicht hereinkommen. Mit einem, und wenn Sie nicht öffnen, muss ein Polizist oder Beamter dabei sein. Lassen Sie sich den Titel zeigen.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'ob es ein Urteil gibt',
    says: 'Mit einem Urteil kann ein Gerichtsvollzieher ein Auto oder teure Dinge pfänden. Was Sie zum Leben und Arbeiten brauchen, ist in Grenzen sicher. Er darf nicht pfänden, wenn der Verkauf nicht einmal die Kosten deckt. Schreiben Sie, warum Sie das Auto brauchen, für Arbeit oder Pflege.',
  },
  'nl.ask.bailiff-letter': {
    says: 'Sehen Sie, was es ist. Eine Mahnung ist nur eine Bitte. Eine Klage (dagvaarding) braucht Antwort bis zum Termin. Nach einem Zahlungsbefehl haben Sie meist zwei Tage. Verlangen Sie Urteil und Kostenliste und bieten Sie Raten an.',
  },
  'nl.ask.free-foot': {
    says: 'Das ist der Teil Ihres Einkommens, den kein Gerichtsvollzieher nehmen darf. Er hängt von Haushalt, Familie und Miet- oder Pflegekosten ab. Prüfen Sie ihn auf uwbeslagvrijevoet.nl und lassen Sie Fehler ändern.',
  },
}
