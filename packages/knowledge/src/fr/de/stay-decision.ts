/** The German words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_DE: Words = {
  'fr.stay.want': { says: 'Der Präfekt entscheidet über Ihren Aufenthalt in Frankreich.' },
  'fr.stay.reality': {
    says: 'Die Zeit für das Gericht ist sehr kurz: ein Monat, sieben Tage oder 48 Stunden. Die letzte Seite sagt, was gilt. Gehen Sie heute zu einem Anwalt.',
  },
  'fr.stay.warn': {
    says: 'Lassen Sie die Zeit nicht vergehen. Danach kann man Sie fortschicken und die Rückkehr verbieten.',
  },
  'fr.stay.deadline': {
    says: 'Haben Sie 30 Tage zur Ausreise, haben Sie einen Monat, um vor das Verwaltungsgericht (tribunal administratif) zu gehen.',
    action: 'Gegen die Ausreisepflicht (OQTF) vor das Verwaltungsgericht gehen',
    consequence: 'Man kann Sie fortschicken, ohne dass ein Richter es prüft.',
  },
  'fr.stay.right-suspend': {
    says: 'Eine rechtzeitige Klage gegen eine Ausreisepflicht (OQTF) stoppt die Abschiebung, bis der Richter entscheidet.',
  },
  'fr.stay.right-counsel': {
    says: 'Bei niedrigem Einkommen ist ein Anwalt kostenlos (aide juridictionnelle). Fragen Sie sofort: Das Gericht oder der Anwalt hilft beim Antrag.',
  },
  'fr.stay.right-family': {
    says: 'Familie in Frankreich, Kinder, Jahre hier, Arbeit und Gesundheit zählen. Sammeln Sie Beweise dafür.',
  },
  'fr.stay.right-refusal': {
    says: 'Gegen eine Ablehnung von Papieren ohne Ausreisepflicht können Sie binnen zwei Monaten vor das Verwaltungsgericht (tribunal administratif) gehen. Ist es eilig, beantragen Sie einen Stopp (référé).',
  },
  'fr.stay.step': {
    says: 'Bringen Sie den Brief und den Umschlag heute zu einem Anwalt, der Cimade oder einem point-justice (3039).',
  },
  'fr.stay.option': {
    says: 'Klagen Sie rechtzeitig beim Verwaltungsgericht (tribunal administratif).',
    title: 'Rechtzeitig vor Gericht gehen',
    cost: 'Beim Gericht kostenlos. Prozesskostenhilfe (aide juridictionnelle) für den Anwalt.',
    time: 'Ein Monat, sieben Tage oder 48 Stunden.',
    risk: 'Eine Stunde zu spät, und es ist vorbei.',
    bestFor: 'Sie haben Gründe zu bleiben.',
  },
  'fr.visa.want': {
    says: 'Das Konsulat lehnt Ihr Visum ab.',
  },
  'fr.visa.reality': {
    says: 'Eine Ablehnung kann geändert werden, und Sie können es mit besseren Unterlagen neu versuchen. Aber die Zeit zum Widerspruch ist kurz.',
  },
  'fr.visa.right-thirty': {
    says: 'Sie haben 30 Tage, um es in Nantes anzufechten: kurzer Aufenthalt beim Visaamt (sous-directeur des visas), langer Aufenthalt bei der Kommission (CRRV). Zwei Monate ohne Antwort heißt nein. Dann folgt das Gericht in Nantes.',
  },
  'fr.visa.right-papers': {
    says: 'Geburts- oder Heiratsurkunden sollen nichts beweisen? Eine ausländische Urkunde zählt, solange nicht andere Tatsachen zeigen, dass sie falsch ist. Das müssen sie belegen. Auch Ihr Recht auf Familienleben zählt.',
  },
  'fr.visa.step': {
    says: 'Schreiben Sie auf Französisch, unterschreiben Sie und legen Sie die Ablehnung bei. Antworten Sie auf jeden angekreuzten Grund mit Belegen. Senden Sie es per Einschreiben.',
  },
}
