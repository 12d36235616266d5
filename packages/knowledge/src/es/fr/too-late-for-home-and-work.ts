/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_FR: Words = {
  'es.late.eviction-want': {
    says: "Votre bailleur a demandé au tribunal votre départ (desahucio). Les dix jours ouvrables semblent passés : l'expulsion (lanzamiento) peut avoir lieu.",
  },
  'es.late.eviction-rights': {
    says: 'Vous pouvez demander ce qui est décidé, une pause si vous êtes en danger, un jour plus tard, et un avocat gratuit avec un faible revenu.',
  },
  'es.late.eviction-reality': {
    says: "Seul le tribunal peut expulser, au jour et à l'heure qui vous ont été dits. Jusque-là vous pouvez rester.",
  },
  'es.late.eviction-step': {
    says: "Appelez le tribunal aujourd'hui : qu'est-ce qui est décidé, et quel jour devez-vous partir ? En danger ? Demandez une pause au tribunal et aux services sociaux.",
  },
  'es.late.eviction-right': {
    says: "Le papier est arrivé il y a moins de dix jours ouvrables ? Vous pouvez encore l'arrêter une fois en payant tout (enervar), ou vous opposer.",
  },
  'es.late.eviction-option': {
    says: "Montrez au tribunal un rapport des services sociaux. Demandez par écrit à l'avocat du propriétaire un jour plus tard, et offrez ce que vous pouvez.",
    title: "Demander une pause ou convenir d'un jour plus tard",
    cost: 'Gratuit.',
    time: "Avant l'expulsion.",
    risk: 'Le juge décide, et la pause finit après quelques mois.',
    bestFor: "Vous n'avez nulle part où aller, ou il vous faut des semaines.",
  },
  'es.late.rent-step': {
    says: "Si vous devez du loyer, payez maintenant ce que vous pouvez, même si le jour est passé. Si tout est payé avant le procès, l'expulsion n'a plus de base. Gardez la preuve.",
  },
  'es.late.notice-step': {
    says: 'Encore là après le jour ? Seul un juge peut vous faire partir. Continuez à payer par virement, et prenez conseil avant de signer ou de rendre les clés.',
  },
  'es.late.job-rights': {
    says: 'Vous pouvez encore réclamer pendant un an salaires, congés et solde final, et demander le chômage (paro).',
  },
  'es.late.job-reality': {
    says: 'Comptés depuis la lettre, les 20 jours ouvrables pour contester semblent passés. Ils partent du dernier jour de travail, sans week-ends ni jours fériés.',
  },
  'es.late.job-step': {
    says: 'Recomptez : 20 jours ouvrables dès le dernier jour de travail. Encore dans le délai ? Déposez la papeleta de conciliación. Passé ? Voyez un syndicat : les sommes impayées durent plus.',
  },
  'es.late.job-benefit': {
    says: "Pas encore demandé le chômage à SEPE ? Demandez-le aujourd'hui. Il est payé dès la demande, et vous ne perdez que les jours d'avant.",
  },
  'es.late.job-option': {
    says: 'Demandez par écrit salaires, congés, primes et ce que la lettre promettait. Pas de réponse ? Déposez une conciliation pour cet argent.',
    title: "Réclamer l'argent encore dû",
    cost: 'Gratuit. Sans avocat.',
    time: "Un an dès l'échéance de chaque somme.",
    risk: "Dire que le licenciement était injuste n'est le plus souvent plus possible.",
    bestFor: 'Le solde final manque ou est trop bas.',
  },
  'es.late.demand-step': {
    says: "Répondez aujourd'hui, même si le jour est passé : demandez des preuves, dites l'erreur ou offrez un plan. Ouvrez tout : un papier du tribunal donne 10 ou 20 jours ouvrables.",
  },
}
