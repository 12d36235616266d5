/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_FR: Words = {
  'gb.bill.warn-silence': {
    says: 'Si vous gardez le silence, ils peuvent demander à un tribunal une décision (judgment) ou un mandat (warrant). Parlez-leur avant la date.',
  },
  'gb.bill.warn-warrant': {
    says: 'La lettre parle d’un mandat (warrant) ou de votre compteur. Appelez-les aujourd’hui, dites qui vit chez vous, et offrez un plan.',
  },
  'gb.bill.insight-limiter': {
    says: 'Une société d’eau ne peut ni couper ni limiter l’eau d’un logement pour une dette. Cette menace n’a aucune base.',
    actionable:
      'Demandez-lui par écrit quelle loi le permet, et faites une réclamation au Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'La facture repose sur une estimation. La vraie somme peut être plus basse.',
    actionable: 'Lisez le compteur, prenez une photo avec la date, et envoyez-la.',
  },
  'gb.bill.tactic-priority': {
    says: 'Offrez de payer ce que vous utilisez maintenant, plus une petite somme pour la dette. Cela montre votre bonne foi et arrête souvent le reste.',
    risk: 'N’offrez pas plus que vous ne pouvez tenir.',
    notWhen: 'La dette n’est pas à vous.',
  },
}
