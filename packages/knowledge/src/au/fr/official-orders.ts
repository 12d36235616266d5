/** The French words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_FR: Words = {
  'au.driver.right-name': {
    says: 'Si vous ne conduisiez pas, dites qui conduisait. Si vous ne pouvez pas le savoir, dites ce que vous avez fait pour le trouver.',
  },
  'au.driver.warn': {
    says: 'Ne laissez pas cela de côté, et nommez seulement la personne qui conduisait vraiment. Le silence ou un faux nom est une infraction.',
  },
  'au.driver.step': {
    says: 'Vérifiez la voiture, le jour et le lieu. Remplissez le formulaire à temps et gardez une copie.',
  },
  'au.driver.step-lawyer': {
    says: 'S’il s’agit d’un accident ou d’une infraction grave, appelez l’aide juridique (legal aid) avant de répondre plus que la loi ne demande.',
  },
  'au.order.step': {
    says: 'Appelez l’agent nommé dans la lettre avant le dernier jour. Demandez ce qui suffirait, et demandez plus de temps par écrit.',
  },
  'au.order.right': {
    says: 'Vous pouvez demander les raisons et le dossier. Dans la plupart des États, vous pouvez faire appel (appeal) à un tribunal, et le temps est court.',
  },
  'au.order.warn': {
    says: 'Si vous ne faites rien, la commune (council) peut presque toujours faire le travail elle-même, vous envoyer la facture et demander une amende.',
  },
  'au.order.right-nsw': {
    says: 'En Nouvelle-Galles du Sud, la commune (council) doit presque toujours vous avertir d’abord et lire votre réponse. Vous pouvez faire appel à la Land and Environment Court dans les 28 jours après l’ordre.',
  },
}
