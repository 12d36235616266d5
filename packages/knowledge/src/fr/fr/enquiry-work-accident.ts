/** The French words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_WORDS: Words = {
  'fr.ask-work.work-illness': {
    says: 'Vous avez deux mois pour contester par écrit : devant la commission de recours amiable (CRA), ou la commission médicale (CMRA) pour un motif médical. Demandez d’abord votre dossier. Si la maladie n’est dans aucun tableau, un comité de médecins (CRRMP) doit l’examiner. Ensuite vient le pôle social, sans avocat obligatoire.',
  },
}
