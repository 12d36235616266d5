/** What can still be done about a job, a benefit or seized pay when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_FR: Words = {
  'us.late.job-step': {
    says: 'Le jour sûr pour une plainte de discrimination semble passé. Dans la plupart des États vous avez 300 jours en tout, et la loi de l’État peut donner plus. Demandez aujourd’hui à l’EEOC et à l’agence de l’État.',
  },
  'us.late.release-step': {
    says: 'Le jour pour signer semble passé. Pas signé ? Rien n’est perdu : prenez conseil et demandez si l’offre tient. Signé, et vous avez 40 ans ou plus ? Vous avez 7 jours pour revenir dessus.',
  },
  'us.late.sue-step': {
    says: 'Les 90 jours semblent passés, mais ils courent du jour où l’avis est arrivé. Voyez un avocat du travail aujourd’hui. Les tribunaux donnent rarement plus de temps ; la loi de l’État peut aider.',
  },
  'us.late.jobless-step': {
    says: 'Faites appel par écrit aujourd’hui, et dites pourquoi vous êtes en retard. Beaucoup d’États prennent un appel tardif avec un bon motif, comme un courrier tardif ou une maladie.',
  },
  'us.late.ssa-step': {
    says: 'Vous pouvez encore demander une remise (waiver, SSA-632) : elle n’a pas de dernier jour. La somme est fausse et les 60 jours sont passés ? Envoyez SSA-561 aujourd’hui et écrivez pourquoi vous êtes en retard.',
  },
  'us.late.ssa-right': {
    says: 'Un appel tardif compte avec un bon motif : maladie grave, décès dans la famille, lettre jamais arrivée ou que vous ne pouviez pas comprendre.',
  },
  'us.late.garnishment-step': {
    says: 'Le jour pour dire ce qui est protégé semble passé. Déposez quand même la demande (exemption) aujourd’hui et demandez une audience : chaque paie est saisie à nouveau, et beaucoup d’États l’acceptent plus tard.',
  },
  'us.late.levy-step': {
    says: 'Le jour du papier semble passé. Demandez aujourd’hui au tribunal ou à l’officier si l’argent est encore là. Réclamez quand même ce que la loi protège, et dites pourquoi c’est tardif.',
  },
  'us.late.federal-garnishment-step': {
    says: 'Demandez aujourd’hui par écrit une audience. Vous l’aurez même tard, mais ils n’ont pas à attendre pour la paie, sauf si un fait hors de votre contrôle vous a retenu.',
  },
}
