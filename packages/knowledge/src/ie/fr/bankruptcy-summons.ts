/** Bankruptcy summonses: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_FR: Words = {
  'ie.demand.want': {
    says: 'L’étape suivante peut être la faillite (bankruptcy), si vous ne faites rien.',
  },
  'ie.demand.reality': {
    says: 'Vous n’êtes pas encore en faillite. Vous avez 14 jours pour payer, trouver un accord ou demander au High Court de rejeter la sommation (summons).',
  },
  'ie.demand.who': {
    says: 'La sommation (summons) vient du High Court, à la demande du créancier.',
  },
  'ie.demand.rights': {
    says: 'Vous pouvez contester la dette et demander au tribunal de rejeter la sommation (summons). La dette doit dépasser 20 000 €.',
  },
  'ie.demand.right-dismiss': {
    says: 'Vous pouvez demander au High Court de rejeter la sommation (summons) si la dette est vraiment contestée.',
  },
  'ie.demand.summons': {
    says: 'Vous avez 14 jours à partir de la remise d’une sommation de faillite (bankruptcy summons). Nous comptons depuis sa date, par prudence.',
    action: 'Payer, trouver un accord ou demander le rejet de la sommation (summons)',
    consequence: 'Ils peuvent alors demander au tribunal de vous mettre en faillite.',
  },
  'ie.demand.step-lawyer': {
    says: 'Demandez un conseil juridique aujourd’hui.',
  },
  'ie.demand.step-deal': {
    says: 'Offrez un plan par écrit et demandez-leur de retirer leur demande.',
  },
  'ie.demand.step-isi': {
    says: 'Demandez à un Personal Insolvency Practitioner si un accord (arrangement) est meilleur pour vous.',
  },
  'ie.demand.opt-deal': {
    title: 'Trouver un accord',
    says: 'Offrez un plan ou une somme plus petite et obtenez l’accord par écrit.',
    cost: 'La somme convenue.',
    time: 'Sous 14 jours.',
    risk: 'Le délai continue de courir.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
  'ie.demand.opt-dismiss': {
    title: 'Demander le rejet',
    says: 'Demandez-le au High Court avec une déclaration sous serment (affidavit).',
    cost: 'Frais de tribunal et d’avocat.',
    time: 'Sous 14 jours.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous contestez la dette.',
  },
  'ie.demand.right-arrangement': {
    says: 'Avant de vous déclarer en faillite, la High Court doit voir si un accord avec les créanciers suffirait. Elle peut reporter l’affaire pour cela. Un personal insolvency practitioner peut le préparer.',
  },
}
