/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'ch.debt.step-check': {
    says: 'Vérifiez d’abord la facture. Est-elle à vous, la somme est-elle juste, l’avez-vous payée ?',
  },
  'ch.debt.step-write': {
    says: 'Répondez par écrit. Demandez le contrat, la facture et la raison de chaque frais.',
  },
  'ch.debt.step-fees': {
    says: 'Si la facture est juste, payez-la avec un intérêt de 5 % dès le rappel. Contestez par écrit les frais de l’entreprise.',
  },
  'ch.debt.step-plan': {
    says: 'Proposez ce que vous pouvez payer par mois. Demandez l’arrêt des frais et des intérêts.',
  },
  'ch.debt.step-dispute': {
    says: 'Dites par écrit que vous contestez, et pourquoi. Gardez une copie.',
  },
  'ch.debt.step-sign': {
    says: 'Ne signez aucune reconnaissance de dette. Elle peut faire repartir le délai et ajouter des frais.',
  },
}
