/** The Dutch words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_NL: Words = {
  'de.ask-job.reference': {
    says: 'U hebt recht op een schriftelijk, eerlijk getuigschrift dat u verder helpt. Vraag het volledige (qualifiziertes Zeugnis).',
  },
  'de.ask-job.reference-grade': {
    says: 'Ja, als uw werk beter was. “Zu unserer Zufriedenheit” is maar net voldoende. Onder het midden (“zur vollen Zufriedenheit”) moet de werkgever het bewijzen, erboven u. Schrijf de zin die u wilt met voorbeelden en geef twee weken. Daarna de arbeidsrechter. Let op korte termijnen in uw contract.',
  },
}
