/** Questions about a power cut where someone at home is ill or a small child: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_FR: Words = {
  'de.ask-debt.power-cut-ill': {
    says: "Ils ne peuvent pas couper si cela met concrètement en danger la vie ou la santé. Envoyez aujourd'hui un certificat médical, par mail et par lettre, et demandez confirmation. Demandez aussi un plan (Abwendungsvereinbarung) : ils doivent offrir des mensualités sans intérêts. Il faut en outre deux mois d'impayés et 100 €, quatre semaines de menace et une lettre huit jours ouvrables avant. Sinon l'Amtsgericht peut l'arrêter en urgence. Demandez un prêt au Jobcenter.",
  },
}
