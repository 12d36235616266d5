/** Unpaid fines in letters of the offices that collect them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_FR: Words = {
  'au.public.fines-reality': {
    says: 'Ce service encaisse les amendes pour l’État. Il peut suspendre un permis et prendre du salaire ou de l’argent en banque, le plus souvent sans tribunal.',
  },
  'au.public.fines-nsw': {
    says: 'En Nouvelle-Galles du Sud, demandez du temps, une work and development order ou une remise. Après un refus, le Hardship Review Board peut examiner.',
  },
  'au.public.fines-nsw-refund': {
    says: 'Si Revenue NSW a pris de l’argent par une garnishee order et que vous êtes en difficulté, demandez un remboursement.',
  },
  'au.public.fines-vic': {
    says: 'Au Victoria, demandez à Fines Victoria un examen, un plan ou un work and development permit avant la fin du dernier avis (final demand).',
  },
  'au.public.fines-vic-pay': {
    says: 'Si Fines Victoria prend sur votre salaire et que cela vous met en difficulté, vous avez 14 jours pour demander un changement.',
  },
  'au.public.fines-qld': {
    says: 'Au Queensland, SPER peut faire payer votre banque ou employeur sans tribunal. Vous pouvez lui demander de revoir, changer ou suspendre cet avis.',
  },
  'au.public.fines-wa': {
    says: 'En Australie-Occidentale, demandez une time to pay order. Elle doit suivre vos moyens, et les poursuites s’arrêtent tant que vous la tenez.',
  },
}
