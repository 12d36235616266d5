/** The French words of Spain: lease changes. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_FR: Words = {
  'es.lease.right-supplies': {
    says: 'Un locataire paie ce que compte le compteur du logement. D’autres frais ne sont à vous que si le bail le dit avec la somme annuelle.',
  },
  'es.lease.step-supplies': {
    says: 'Demandez une copie de la facture avec dates et relevés. Vérifiez les jours où vous aviez les clés avant de payer.',
  },
  'es.lease.right-sale': {
    says: 'Une vente ne met pas fin à votre bail. Le nouveau propriétaire doit le respecter cinq ans, ou sept si le bailleur était une société.',
  },
  'es.lease.right-buy-first': {
    says: 'Le plus souvent, vous pouvez acheter d’abord au même prix, dans les 30 jours de l’offre. Regardez si votre bail y renonce.',
  },
  'es.lease.right-works': {
    says: 'Pour des améliorations, le bailleur seul ne peut augmenter le loyer qu’après cinq ans, ou sept pour une société. C’est 20 % au plus.',
  },
  'es.lease.right-tense-area': {
    says: 'Dans une zone tendue (zona tensionada), un nouveau bail ne peut le plus souvent pas dépasser l’ancien.',
  },
  'es.lease.decree-two-years': {
    says: 'Un décret d’octobre 2026 permet de demander jusqu’à deux ans de plus aux mêmes conditions, si vous avez payé les huit derniers mois. Demandez à un office du logement si le parlement l’a confirmé.',
  },
  'es.lease.decree-notice': {
    says: 'Depuis le 15 novembre 2026, un décret exige le plus souvent six mois de préavis. Pour les congés depuis le 7 octobre 2026, le bailleur qui ne renouvelle pas sans l’un de ses motifs doit en général un an de loyer ou plus. Le parlement doit l’avoir confirmé.',
  },
  'es.eviction.decree-stop': {
    says: 'Un décret d’octobre 2026 permet au juge d’arrêter l’expulsion de personnes fragiles sans solution, mais pas contre un propriétaire d’un ou deux logements. Demandez à votre avocat si le parlement l’a confirmé.',
  },
  'es.rise.decree': {
    says: 'Un décret d’octobre 2026 fixe un plafond de 2 % sans autre accord. Demandez à un office du logement si le parlement l’a confirmé.',
  },
}
