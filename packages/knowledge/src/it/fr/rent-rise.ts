/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'it.rise.want': {
    says: 'Votre propriétaire demande un loyer plus élevé.',
  },
  'it.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'it.rise.reality': {
    says: 'Pendant le bail, le loyer monte seulement si le contrat permet l’indice ISTAT et si le propriétaire le demande.',
  },
  'it.rise.not-yet': {
    says: 'Une hausse au-delà du contrat ne vous engage pas, même si vous l’avez signée à part.',
  },
  'it.rise.right-flat-tax': {
    says: 'Si le propriétaire a choisi l’impôt fixe (cedolare secca), il ne peut demander aucune hausse, même pas ISTAT.',
  },
  'it.rise.right-back': {
    says: 'Ce que vous avez payé au-dessus du contrat enregistré peut être redemandé, jusqu’à six mois après votre départ.',
  },
  'it.rise.step-contract': {
    says: 'Lisez le contrat : y a-t-il une clause ISTAT, et parle-t-il d’impôt fixe (cedolare secca) ?',
  },
  'it.rise.step-help': {
    says: 'Demandez à un syndicat de locataires (SUNIA, SICET, UNIAT) de le calculer.',
  },
  'it.rise.option-dispute': {
    title: 'Refuser la hausse',
    says: 'Écrivez que le contrat ne le permet pas, et payez le loyer convenu.',
    cost: 'Gratuit',
    time: 'Avant le prochain paiement',
    risk: 'Payez le loyer convenu en entier et à temps.',
    bestFor: 'Il n’y a pas de clause, ou c’est l’impôt fixe (cedolare secca).',
  },
  'it.rise.option-accept': {
    title: 'Accepter',
    says: 'Si l’indice est juste, payez le nouveau loyer.',
    cost: 'Le loyer plus élevé',
    time: 'À partir du mois demandé',
    risk: 'Aucun si c’est juste.',
    bestFor: 'La clause est là et la somme est juste.',
  },
}
