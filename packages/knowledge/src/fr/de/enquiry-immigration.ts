/** The German words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'fr.ask-stay.leave': {
    says: 'Gehen Sie heute zu einem Anwalt. Sie haben einen Monat, sieben Tage oder 48 Stunden, wie es auf der letzten Seite steht. Eine rechtzeitige Klage stoppt die Abschiebung.',
  },
  'fr.ask-stay.renew': {
    says: 'Beantragen Sie die Verlängerung online zwei bis vier Monate vor dem Ende. Behalten Sie den Beweis. Verlangen Sie das Papier, das Ihre Rechte verlängert (attestation de prolongation).',
  },
  'fr.ask-stay.no-answer': {
    says: 'Vier Monate Schweigen nach vollständigem Antrag gelten meist als Nein, auch mit neuem Récépissé. Danach haben Sie zwei Monate: Verlangen Sie die Gründe und gehen Sie zum Verwaltungsgericht. Bitten Sie die Präfektur heute, online und per Einschreiben, Ihr Papier zu verlängern (récépissé oder attestation de prolongation), mit Nachweis des Antragstags. Sonst kann ein Gericht es schnell anordnen (référé); bei Verlängerung gilt es als eilig. Prozesskostenhilfe und die Cimade helfen.',
  },
  'fr.ask-stay.refused': {
    says: 'Meist haben Sie zwei Monate für das Verwaltungsgericht (tribunal administratif). Bei einer Ausreisepflicht ist es viel weniger, lesen Sie also heute die letzte Seite.',
  },
  'fr.ask-stay.citizenship': {
    says: 'Durch Einbürgerung (décret) meist nach fünf Jahren in Frankreich, mit festem Einkommen, gutem Französisch (Stufe B2) und einem Bürgertest. Durch Heirat nach vier Jahren.',
  },
  'fr.ask-stay.step': {
    says: 'Fragen Sie einen Anwalt, die Cimade oder einen point-justice (3039). Behalten Sie jeden Umschlag und jede Quittung.',
  },
  'fr.ask-stay.leave-time': {
    says: 'Lässt der Bescheid 30 Tage zur Ausreise, haben Sie ab dem Tag, an dem Sie ihn bekamen, einen Monat für das Verwaltungsgericht (tribunal administratif). Bei Hausarrest (assigné à résidence) sind es sieben Tage, in Abschiebehaft 48 Stunden. Nach einer rechtzeitigen Klage darf man Sie nicht abschieben, bevor das Gericht entscheidet. Gehen Sie heute zu einem Anwalt oder zur Cimade, und beantragen Sie Prozesskostenhilfe (aide juridictionnelle).',
  },
}
