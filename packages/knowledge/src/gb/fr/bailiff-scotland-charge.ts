/** A charge for payment in Scotland: its days, and what can come when they are over. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_FR: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: 'Votre salaire ne peut pas être saisi avant la fin des 14 jours de la demande officielle (charge for payment).',
  },
  'gb.bailiff.scotland-over-step': {
    says: "Les 14 jours sont passés : ils peuvent maintenant saisir le salaire ou le compte. Appelez aujourd'hui un conseiller gratuit et demandez un moratoire.",
  },
  'gb.bailiff.scotland-warning': {
    says: 'N’ignorez pas une demande officielle (charge for payment). Après 14 jours, ils peuvent saisir le salaire. Le créancier peut peut-être demander votre faillite.',
  },
  'gb.bailiff.scotland-charge-first': {
    says: 'Pour l’impôt local (council tax), ils doivent d’abord remettre une demande officielle (charge for payment) et attendre 14 jours. Ensuite seulement, ils peuvent prendre le salaire ou bloquer un compte.',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: 'Les 14 jours de la demande officielle (charge) sont passés. Ils peuvent maintenant bloquer l’argent à la banque ou le prendre sur le salaire. Appelez avant la date de la lettre.',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: 'Ici, « arrest » veut dire bloquer de l’argent. Personne ne vous arrête, et ce n’est pas une affaire pénale.',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: 'Une demande officielle (charge for payment) vous donne 14 jours à partir de sa remise officielle au Royaume-Uni.',
    action: 'Payer, convenir d’un plan ou demander le moratoire',
    consequence: 'Les huissiers (sheriff officers) peuvent saisir votre salaire.',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: 'Un créancier à qui vous devez moins de £5,000 ne peut pas seul demander votre faillite (sequestration) au tribunal.',
  },
}
