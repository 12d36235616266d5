/** The French words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_FR: Words = {
  'es.public.step-what': {
    says: 'Voyez ce que c’est : une proposition, une décision, ou une demande avec majoration. Marquez le dernier jour.',
  },
  'es.public.step-real': {
    says: 'Vérifiez que c’est vrai sur le site même du service avec le code (CSV) de la lettre, jamais par un lien.',
  },
  'es.public.step-appeal': {
    says: 'Si c’est faux, faites un recours à temps et dites pourquoi. Demandez d’arrêter le recouvrement : pour cela, une garantie peut être demandée.',
  },
  'es.public.step-plan': {
    says: 'Si vous le devez, demandez en ligne à payer en plusieurs fois avant le dernier jour.',
  },
  'es.public.step-dispute': {
    says: 'Demandez le dossier et envoyez les papiers qui montrent l’erreur.',
  },
  'es.public.step-apremio': {
    says: 'Cherchez le jour où vous l’avez reçu, aussi dans la boîte électronique. Jusqu’au 15 : payez tout avant le 20 du mois. Plus tard : avant le 5 du mois suivant. La majoration est alors de 10 %, pas de 20 %.',
  },
}
