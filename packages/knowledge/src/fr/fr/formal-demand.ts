/** A formal demand (mise en demeure): what it changes and what comes next: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_WORDS: Words = {
  'fr.demand.want-formal': {
    says: 'C’est une mise en demeure. Les intérêts de retard peuvent courir à partir d’elle. C’est la dernière étape avant le juge.',
  },
  'fr.demand.step-answer': {
    says: 'Répondez par écrit avant la date de la lettre, même pour contester ou demander un échéancier.',
  },
  'fr.demand.option-pay': {
    title: 'Payer ce que vous devez vraiment',
    says: 'Si c’est juste et possible, payez la dette seule et gardez la preuve. Demandez une lettre de solde.',
    cost: 'La dette et les intérêts.',
    time: 'Un jour.',
    risk: 'Faible. Ne payez pas les frais de recouvrement.',
    bestFor: 'La dette est juste et vous avez l’argent.',
  },
  'fr.demand.know-conciliator': {
    says: 'Jusqu’à 5 000 €, l’autre partie doit le plus souvent tenter une conciliation gratuite avant le juge. Une injonction de payer n’en demande pas.',
  },
  'fr.demand.tactic-conciliator': {
    says: 'Proposez un conciliateur de justice, gratuit. Cela montre votre bonne foi et un accord signé peut valoir jugement.',
    risk: 'Il faut tenir l’accord.',
    notWhen: 'La dette est trop vieille : invoquez d’abord la prescription.',
  },
  'fr.demand.element-demand': {
    name: 'Des mots qui exigent le paiement',
    says: 'Une mise en demeure doit vous demander clairement de payer.',
    ifMissing: 'Elle ne dit pas « mise en demeure ». C’est peut-être un simple rappel.',
  },
}
