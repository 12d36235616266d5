/** Questions about help with the costs of care (C2S): in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_FR: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Écrivez dans les deux mois à la commission de recours amiable (CRA) de votre caisse. C’est gratuit. Vérifiez les revenus comptés et envoyez ce qui manque. Après un refus, ou deux mois de silence, vous avez deux mois pour le pôle social, sans avocat obligatoire. Sans réponse deux mois après un dossier complet, la demande est acceptée. Redemandez si vos revenus baissent.',
  },
  'fr.ask-health.file-and-fault': {
    says: 'Demandez tout le dossier en recommandé. Il doit arriver en huit jours, deux mois s’il a plus de cinq ans. Sans réponse d’un hôpital public en un mois, saisissez la CADA ; pour une clinique privée ou un médecin, la CNIL. Pour un dommage dû aux soins, saisissez la CCI : gratuite, sans avocat, avec sa propre expertise. L’assureur ou l’ONIAM paie ensuite. Vous avez dix ans à partir de la consolidation.',
  },
}
