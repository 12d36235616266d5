/** Fines of a public body: the days and ways of each state: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_FR: Words = {
  'au.fine.qld': {
    says: 'Dans le Queensland, vous avez 28 jours à partir de la date de l’avis d’infraction (infringement notice).',
    action:
      'Payer, demander à payer en plusieurs fois, nommer le conducteur ou choisir le tribunal',
    consequence: 'Des frais s’ajoutent et SPER encaisse.',
  },
  'au.fine.wa': {
    says: 'En Australie-Occidentale, vous avez 28 jours à partir de la date de l’avis d’infraction (infringement notice).',
    action: 'Payer, nommer le conducteur ou choisir le tribunal',
    consequence: 'Des frais s’ajoutent et votre permis peut être bloqué.',
  },
  'au.fine.vic-reminder': {
    says: 'Dans le Victoria, un rappel (penalty reminder notice) vous donne au moins 14 jours de plus et ajoute des frais. Vous pouvez encore demander un réexamen (review), un plan de paiement ou le tribunal.',
  },
  'au.fine.vic-final': {
    says: 'Dans le Victoria, une amende impayée peut être enregistrée chez Fines Victoria. Vous pouvez alors demander un plan (payment arrangement) ou un réexamen de l’exécution (enforcement review).',
  },
  'au.fine.nsw-court': {
    says: 'En Nouvelle-Galles du Sud, un rappel (reminder notice) vous donne 28 jours de plus. Vous pouvez choisir le tribunal au lieu de payer.',
  },
  'au.fine.qld-choices': {
    says: 'Dans le Queensland, vous avez 28 jours pour payer, payer en plusieurs fois les amendes plus grandes, choisir le tribunal ou nommer qui conduisait.',
  },
  'au.fine.qld-work': {
    says: 'Dans le Queensland, les gens en difficulté (hardship) peuvent effacer des dettes SPER par des cours, un traitement ou du travail non payé.',
  },
  'au.fine.wa-stages': {
    says: 'En Australie-Occidentale, une dernière demande (final demand) puis un ordre de payer ou de choisir le tribunal (order to pay or elect) viennent avant la suspension d’un permis. Vous pouvez demander du temps pour payer.',
  },
  'au.fine.sa-expiation': {
    says: 'En Australie-Méridionale, vous pouvez demander un réexamen (review) d’un avis d’amende (expiation notice), payer en plusieurs fois, ou choisir le tribunal avant l’exécution.',
  },
  'au.fine.tas-notice': {
    says: 'En Tasmanie, vous avez 28 jours à partir d’un avis d’infraction (infringement notice) pour payer, demander son retrait, demander un plan de paiement ou choisir le tribunal.',
  },
  'au.fine.act-notice': {
    says: 'Dans l’ACT, vous avez 28 jours pour payer, contester, demander un plan, ou demander l’effacement pour difficultés (hardship).',
  },
  'au.fine.nt-notice': {
    says: 'Dans le Territoire du Nord, vous avez 28 jours pour payer, choisir le tribunal ou montrer qui conduisait. Une lettre de rappel (courtesy letter) vient ensuite.',
  },
  'au.fine.nsw-review': {
    says: 'En Nouvelle-Galles du Sud, vous pouvez demander un réexamen (review) d’une amende avant qu’elle soit payée, et choisir le tribunal à la place.',
  },
  'au.fine.nsw-work': {
    says: 'En Nouvelle-Galles du Sud, les gens en difficulté (hardship) peuvent effacer une amende par du travail non payé, des cours ou un traitement.',
  },
  'au.fine.vic-review': {
    says: 'Dans le Victoria, vous pouvez demander une fois un réexamen interne (internal review) : contraire à la loi, circonstances spéciales, vous ne saviez pas, ou cas exceptionnel.',
  },
  'au.fine.vic-plan': {
    says: 'Dans le Victoria, vous pouvez demander à Fines Victoria un plan de paiement. En cas de grande difficulté, de maladie ou de violence familiale, un service qui vous aide peut demander que vous effaciez l’amende par du travail.',
  },
  'au.fine.sa-plan': {
    says: 'En Australie-Méridionale, vous pouvez demander un réexamen (review), un plan de paiement ou l’abandon pour difficultés (hardship).',
  },
}
