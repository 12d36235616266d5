/** The French words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FR: Words = {
  'au.fine.want': { says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.' },
  'au.fine.reality': {
    says: 'Vous pouvez payer, demander un réexamen (review), payer avec le temps ou choisir le tribunal. Le dernier jour est sur l’avis.',
  },
  'au.fine.who': {
    says: 'L’avis vient d’un organisme public. Chaque État a un bureau des amendes.',
  },
  'au.fine.rights': {
    says: 'Vous pouvez voir la photo ou la preuve, demander un réexamen (review) et nommer un autre conducteur.',
  },
  'au.fine.right-review': {
    says: 'Vous pouvez demander un réexamen (review), par exemple pour maladie, pour une erreur ou parce que vous n’aviez aucune faute avant.',
  },
  'au.fine.right-court': { says: 'Vous pouvez choisir qu’un tribunal décide à la place.' },
  'au.fine.right-time': {
    says: 'Vous pouvez demander à payer en plusieurs fois. Dans certains États, vous pouvez travailler ou étudier à la place.',
  },
  'au.fine.step-check': {
    says: 'Vérifiez la plaque, le lieu, l’heure et la date limite. Regardez la photo en ligne.',
  },
  'au.fine.step-driver': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur avant la date limite.',
  },
  'au.fine.step-review': {
    says: 'Si c’est faux ou si vous avez une bonne raison, demandez un réexamen (review) avant la date limite.',
  },
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
  'au.fine.opt-review': {
    says: 'Utilisez le site du bureau des amendes et ajoutez des preuves.',
    title: 'Demander un réexamen (review)',
    cost: 'Gratuit.',
    time: 'Avant la date limite.',
    risk: 'Faible.',
    bestFor: 'C’est faux, ou vous aviez une bonne raison.',
  },
  'au.fine.opt-pay': {
    says: 'Payez tout ou demandez un plan.',
    title: 'Payer, ou payer avec le temps',
    cost: 'L’amende.',
    time: 'Avant la date limite.',
    risk: 'Des points peuvent aller sur votre permis.',
    bestFor: 'C’est juste.',
  },
  'au.fine.opt-court': {
    says: 'Un juge (magistrate) décide.',
    title: 'Choisir le tribunal',
    cost: 'Les frais de tribunal si vous perdez.',
    time: 'Avant la date limite.',
    risk: 'L’amende peut être plus élevée.',
    bestFor: 'Vous avez des preuves solides.',
  },
  'au.fine.warn': {
    says: 'Si vous n’y faites pas attention, des frais s’ajoutent, et votre permis ou l’immatriculation de votre voiture peut être bloqué.',
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
  'au.toll.right-first': {
    says: 'Un péage impayé commence par un avis et des frais de la société de péage. Une amende de l’État ne vient que plus tard.',
  },
  'au.toll.right-ombudsman': {
    says: 'Demandez à la société de péage une aide pour difficultés (hardship) et d’abandonner ses frais. Elle ne peut pas vous tromper sur ce que vous devez.',
  },
  'au.toll.vic-nomination': {
    says: 'Dans le Victoria, le propriétaire peut nommer qui conduisait, ou montrer que la voiture était vendue ou volée.',
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
    says: 'Dans le Victoria, vous pouvez demander à Fines Victoria un plan de paiement, ou d’effacer l’amende par du travail.',
  },
  'au.fine.sa-plan': {
    says: 'En Australie-Méridionale, vous pouvez demander un réexamen (review), un plan de paiement ou l’abandon pour difficultés (hardship).',
  },
  'au.fine.right-driver': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur dans le formulaire avant la date limite. Si la voiture a été vendue ou volée, dites-le. Un faux nom est une infraction.',
  },
}
