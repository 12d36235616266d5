/** Questions about a fee for a missed appointment: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_FR: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'Vous le devez seulement si l’heure était réservée à vous seul, que vous le saviez, et que personne d’autre n’a pu venir. Voyez ce que vous avez signé. Dans un cabinet avec salle d’attente, rien n’est dû en général. Malade soudain et empêché ? Rien n’est dû. Les économies sont à déduire. Demandez par écrit la base et le calcul. La caisse ne paie jamais cela.',
    dependsOn: 'si l’heure était pour vous seul et que c’était convenu',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: 'Souvent oui, en partie. Un logement de vacances est loué : la maladie ne met pas fin au contrat, pas de rétractation. Mais le loueur doit déduire ce qu’il économise, souvent 10 %, avec petit-déjeuner 20 %. S’il reloue, cela se déduit aussi. Demandez-le par écrit, cherchez une clause d’annulation et proposez un remplaçant. Une assurance voyage peut payer.',
  },
}
