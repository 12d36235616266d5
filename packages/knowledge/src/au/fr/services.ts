/** Services: care and skill, phone and internet: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_FR: Words = {
  'au.buy.right-services': {
    says: 'Les services doivent être faits avec soin, convenir à ce que vous avez demandé et être faits dans un temps juste.',
  },
  'au.services.right-care': {
    says: 'Les services aux consommateurs doivent être faits avec soin, convenir au but convenu et être faits dans un temps juste.',
  },
  'au.buy.right-telco': {
    says: 'Une entreprise de téléphone ou d’internet a presque toujours 15 jours de travail pour traiter votre plainte. Ensuite, le Telecommunications Industry Ombudsman l’examine gratuitement.',
  },
}
