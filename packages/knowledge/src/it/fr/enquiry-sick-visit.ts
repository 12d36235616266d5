/** Questions about the hours at home when ill and the visit of the doctor: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_FR: Words = {
  'it.ask.sick-visit': {
    says: "Soyez à l'adresse de l'arrêt tous les jours, dimanches et fêtes compris, de 10 h à 12 h et de 17 h à 19 h. Vous pouvez sortir pour un médecin, un soin ou un motif sérieux : prévenez l'entreprise et gardez une preuve. Visite manquée ? Allez au cabinet INPS indiqué sur l'avis laissé et envoyez tout de suite votre motif. Sans bon motif, jusqu'à dix jours d'indemnité sont perdus. Les maladies très graves avec soins vitaux sont exemptées.",
  },
}
