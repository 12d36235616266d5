/** The French words of the rows in ../fine-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_WORDS: Words = {
  'it.fine-order.rights': {
    says: 'Vous pouvez payer, demander à payer en plusieurs fois, ou contester devant un juge dans les 30 jours.',
  },
  'it.fine-order.reality': {
    says: 'L’administration a décidé. Un juge peut encore annuler l’ordre ou baisser la somme.',
  },
  'it.fine-order.right-late': {
    says: 'Vérifiez les dates. Le préfet (Prefetto) doit décider à temps : le plus souvent 180 ou 210 jours après votre contestation. Après, elle compte comme acceptée.',
  },
  'it.fine-order.option-judge': {
    says: 'Déposez-la chez le juge de paix (giudice di pace) du lieu du fait, avec l’ordre et vos preuves. Demandez d’arrêter le paiement.',
    title: 'Contester devant le juge',
    cost: 'Des frais à partir de 43 €, pas besoin d’avocat.',
    time: '30 jours à partir de la remise.',
    risk: 'La somme peut être recouvrée, sauf si le juge l’arrête.',
    bestFor: 'L’ordre est tardif, n’a pas de motifs, ou le fait est faux.',
  },
  'it.fine-order.option-parts': {
    says: 'Écrivez à l’autorité qui l’a signé et montrez que l’argent manque.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'La somme, en mensualités.',
    time: 'Demandez dans les 30 jours.',
    risk: 'Une part manquée rend tout dû d’un coup.',
    bestFor: 'L’ordre est juste et l’argent manque.',
  },
}
