/** Questions about staying away from work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_DE: Words = {
  'fr.ask-work.abandon': {
    says: 'Warten Sie nicht auf eine Kündigung. Nach einem Mahnbrief und mindestens 15 Tagen gelten Sie als selbst gekündigt, meist ohne Arbeitslosengeld. Antworten Sie vor dem Tag im Brief per Einschreiben oder gehen Sie zurück. Gute Gründe: Krankheit (jetzt zum Arzt), Gefahr, Streik, Vertragsänderung. Schreiben Sie Schikane auf. Das Arbeitsgericht kann es aufheben.',
  },
}
