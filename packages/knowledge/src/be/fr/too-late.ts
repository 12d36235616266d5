/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'be.late.claim-reality': {
    says: 'Le jour de l’audience semble passé : le juge a peut-être décidé sans vous. Le délai d’appel ou d’opposition ne commence qu’à la signification par l’huissier.',
  },
  'be.late.claim-step': {
    says: 'Appelez aujourd’hui le greffe avec le numéro. Demandez s’il y a un jugement ou une nouvelle date. Demandez le même jour un avocat gratuit.',
  },
  'be.late.claim-option': {
    says: 'Si vous avez été jugé par défaut, faites appel. Si l’appel n’est pas possible, faites opposition devant le même tribunal.',
    title: 'Appel ou opposition, si le juge a décidé sans vous',
    cost: 'Un avocat, gratuit avec un petit revenu.',
    time: 'Un mois après la signification.',
    risk: 'Le jugement peut souvent être exécuté entre-temps.',
    bestFor: 'Vous avez une raison contre la demande.',
  },
  'be.late.judgment-reality': {
    says: 'Compté depuis la date, le mois pour l’appel ou l’opposition est passé. Il court de la signification. Un plan et l’aide aux dettes restent possibles.',
  },
  'be.late.judgment-step': {
    says: 'Quel jour l’huissier l’a-t-il apporté ? Moins d’un mois : voyez un avocat aujourd’hui. Plus : offrez-lui une mensualité par écrit aujourd’hui.',
  },
  'be.late.officer-step': {
    says: 'Appelez l’huissier aujourd’hui, même si le jour est passé. Demandez la suite et offrez une mensualité par écrit. Le juge des saisies peut arrêter un acte faux.',
  },
  'be.late.demand-step': {
    says: 'Répondez aujourd’hui, même si le jour est passé : contestez ou offrez un plan. Prenez chaque recommandé et chaque acte d’huissier.',
  },
  'be.late.fine-reality': {
    says: 'Le délai de la lettre est passé, la somme peut monter. Une offre plus élevée ou un ordre de paiement peut suivre. Contre un ordre vous avez 30 jours.',
  },
  'be.late.fine-step': {
    says: 'Regardez aujourd’hui le site ou appelez le numéro de la lettre. Demandez où en est l’affaire, et si vous pouvez encore payer cette somme ou répondre.',
  },
  'be.late.order-step': {
    says: 'Quand l’ordre vous est-il parvenu ? Les 30 jours courent de là. Encore dedans ? Saisissez aujourd’hui le tribunal de police. Passé ? Demandez un plan, et un avocat si rien n’est arrivé.',
  },
  'be.late.gas-reality': {
    says: 'Le délai pour vous défendre semble passé. La commune décide et vous écrit. Contre cette décision vous avez un mois pour le tribunal de police.',
  },
  'be.late.tax-step': {
    says: 'Le jour de paiement est passé. Demandez aujourd’hui un plan dans MyMinfin et payez ce que vous pouvez. C’est faux ? Vous avez le plus souvent un an pour réclamer.',
  },
  'be.late.benefit-rights': {
    says: 'Comptés depuis la date de la lettre, les trois mois de recours sont passés. Vous pouvez encore demander les raisons, un plan ou une remise.',
  },
  'be.late.benefit-step': {
    says: 'Lisez la fin : dit-elle comment et jusqu’à quand recourir ? Sinon, les trois mois n’ont pas commencé : recourez maintenant. Si oui, demandez aujourd’hui un plan ou une remise.',
  },
  'be.late.job-step': {
    says: 'Un an après la fin, la plupart des demandes sont perdues. Ne pas payer le salaire est une infraction : pour cela vous avez peut-être cinq ans. Voyez un syndicat cette semaine.',
  },
}
