/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_FR: Words = {
  'nl.debt.deadline-14': {
    says: 'Vous avez 14 jours à partir du lendemain de la réception du premier rappel. D’ici là, vous ne devez pas de frais de recouvrement.',
    action: 'Payer ou contester la dette avant le début des frais de recouvrement',
    consequence: 'Après, ils peuvent ajouter les frais de recouvrement légaux.',
    service:
      'Une lettre arrive souvent le lendemain. Vos 14 jours commencent le jour après son arrivée.',
  },
  'nl.debt.right-14': {
    says: 'Vous avez droit à un rappel sans frais et à 14 jours entiers pour payer, à partir du lendemain de son arrivée. Sans lui, aucun frais de recouvrement n’est dû.',
  },
  'nl.debt.right-costs': {
    says: 'Les frais sont au plus de 15 % des premiers 2 500 €, avec un minimum de 40 €. Les tranches plus hautes ont des taux plus bas.',
  },
  'nl.debt.option-pay': {
    title: 'Payer dans les 14 jours',
    says: 'Payez la facture sans frais de recouvrement.',
    cost: 'La facture.',
    time: 'Aujourd’hui.',
    risk: 'Vous pouvez perdre une défense.',
    bestFor: 'La facture est juste et vous pouvez payer.',
  },
  'nl.debt.insight-14': {
    says: 'Beaucoup de lettres demandent des frais tout de suite. Sans une lettre de 14 jours correcte, un consommateur ne les doit pas.',
    actionable:
      'Demandez quel jour la lettre de 14 jours (veertiendagenbrief) a été envoyée, et demandez une copie.',
  },
  'nl.debt.element-14': {
    name: '14 jours pour payer',
    says: 'Un premier rappel doit vous donner 14 jours à partir du lendemain de sa réception.',
    ifMissing: 'Sans cela, vous ne devez pas de frais de recouvrement.',
  },
  'nl.debt.element-costs': {
    name: 'Le montant des frais',
    says: 'Un premier rappel doit dire les frais qui suivent si vous ne payez pas.',
    ifMissing: 'Sans ce montant, vous ne devez pas de frais de recouvrement.',
  },
  'nl.debt.charge-cap': {
    name: 'Frais de recouvrement',
    says: 'Les frais de recouvrement ne peuvent jamais dépasser 6 775 €. Pour la plupart des dettes, la limite est bien plus basse.',
  },
}
