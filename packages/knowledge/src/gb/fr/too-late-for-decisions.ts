/** What can still be done about decisions, rent and hearings when their day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_FR: Words = {
  'gb.late.insurance-step': {
    says: 'Le jour de la lettre est passé. Écrivez quand même à l’assureur aujourd’hui, avec le mot complaint. Un tel jour est le plus souvent le sien, pas celui de la loi.',
  },
  'gb.late.insurance-right': {
    says: 'Six mois sont passés depuis la réponse finale ? L’Ombudsman peut encore aider si l’assureur est d’accord, ou si un fait exceptionnel vous a retenu, comme une maladie grave.',
  },
  'gb.late.tribunal-step': {
    says: 'Faites appel aujourd’hui au tribunal gratuit, avec cet avis. Il a plus d’un mois ? Dites pourquoi vous êtes en retard. Il peut prendre un appel jusqu’à 13 mois après la première décision.',
  },
  'gb.late.scots-benefit-step': {
    says: 'Demandez aujourd’hui à Social Security Scotland une nouvelle décision (re-determination), et dites pourquoi c’est tardif. Avec un bon motif, c’est possible jusqu’à un an après l’avis.',
  },
  'gb.late.ni-benefit-step': {
    says: 'Demandez aujourd’hui que la décision soit revue, et dites pourquoi vous êtes en retard. Avec un bon motif, c’est possible jusqu’à 13 mois après la décision.',
  },
  'gb.late.rent-step': {
    says: 'Le jour de la lettre est passé, mais vous n’avez pas à partir. Appelez aujourd’hui : offrez le loyer et une petite somme par semaine, et demandez si un congé ou une date au tribunal arrive.',
  },
  'gb.late.rent-hearing-step': {
    says: 'Le jour de l’audience semble passé. Appelez aujourd’hui le tribunal et demandez ce qui a été décidé. Il y a un ordre ? Voyez un avocat gratuit pour le formulaire N244, avant les bailiffs.',
  },
  'gb.late.scots-rent-step': {
    says: 'Le jour de la lettre est passé, mais vous n’avez pas à partir. Appelez aujourd’hui : offrez le loyer et une petite somme par semaine, et demandez si un congé ou une date devant le tribunal arrive.',
  },
  'gb.late.ni-rent-step': {
    says: 'Le jour de la lettre est passé, mais vous n’avez pas à partir : seul un tribunal peut l’ordonner. Appelez aujourd’hui et offrez le loyer et une petite somme par semaine.',
  },
  'gb.late.hearing-step': {
    says: 'Demandez aujourd’hui par écrit à votre employeur si l’entretien a eu lieu et ce qui a été décidé. Vous n’avez pas pu venir ? Dites pourquoi et demandez un autre jour.',
  },
  'gb.late.hearing-option': {
    says: 'Écrivez pourquoi c’est faux, et que vous n’avez pas été entendu si c’est le cas. Demandez qu’une autre personne examine.',
    title: 'Faire appel de ce qui a été décidé',
    cost: 'Rien.',
    time: 'Dans les jours que donne la décision. Mieux vaut tard que jamais.',
    risk: 'Aucun. Le délai pour le tribunal continue.',
    bestFor: 'Ils ont décidé contre vous.',
  },
  'gb.late.hb-step': {
    says: "Écrivez aujourd'hui à la mairie ce qui est faux. La décision a plus d'un mois ? Dites pourquoi vous êtes en retard : avec une bonne raison, elle peut la revoir jusqu'à 13 mois après.",
  },
}
