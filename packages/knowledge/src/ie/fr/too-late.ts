/** What can still be done when the day in a letter is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'ie.late.claim-want': {
    says: 'Vous pouviez répondre et donner votre version. Le jour semble passé : il y a peut-être déjà un jugement.',
  },
  'ie.late.claim-reality': {
    says: "Renseignez-vous aujourd'hui. Sans jugement, une réponse tardive peut encore compter. S'il y en a un, vous pouvez demander de l'annuler.",
  },
  'ie.late.claim-not-yet': {
    says: "Le salaire, le compte ou les biens ne peuvent être saisis qu'après un jugement. Demandez au tribunal s'il y en a un.",
  },
  'ie.late.claim-step': {
    says: "Appelez aujourd'hui le greffe avec le numéro du dossier. Demandez s'il y a un jugement. Sinon, déposez tout de suite votre réponse et envoyez une copie à l'autre partie.",
  },
  'ie.late.claim-option': {
    says: "Demandez de l'annuler. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Demandez que rien ne soit saisi avant la décision.",
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Tout de suite. À la Circuit Court, 10 jours après l’avoir su.',
    risk: 'Sans vraie raison, le tribunal peut refuser, avec des frais.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'ie.late.demand-reality': {
    says: "Les jours de l'avis semblent passés : on peut maintenant demander votre faillite. Vous n'êtes en faillite que si un tribunal le dit.",
  },
  'ie.late.demand-step': {
    says: "Cherchez aujourd'hui une aide juridique et demandez si votre faillite est demandée. Allez à l'audience : le tribunal doit voir si un accord de dettes vous convient mieux, et peut attendre. Déjà en faillite ? Vous avez trois jours pour dire pourquoi c’est une erreur.",
  },
  'ie.late.home-step': {
    says: "Ne partez pas de vous-même, et payez toujours le loyer. Appelez le RTB aujourd'hui : avec une bonne raison, il peut encore accepter un litige tardif.",
  },
  'ie.late.tax-step': {
    says: "Le jour est passé : contactez Revenue aujourd'hui. Demandez un paiement échelonné (phased payment) avant une saisie.",
  },
  'ie.late.tax-option': {
    says: 'Envoyez le formulaire à la Tax Appeals Commission. Les 30 jours sont passés ? Dites ce qui vous en a empêché : absence ou maladie.',
    title: 'Faire appel, même tard',
    cost: 'Gratuit.',
    time: '30 jours. Avec une bonne raison, souvent 12 mois de plus.',
    risk: 'On peut refuser si la raison est faible.',
    bestFor: 'C’est faux, et quelque chose vous a empêché d’agir à temps.',
  },
  'ie.late.benefit-step': {
    says: "Envoyez l'appel aujourd'hui. La décision a plus de 60 jours ? Dites pourquoi vous êtes en retard : le Chief Appeals Officer peut encore l'accepter. Avec des faits nouveaux, demandez aussi un nouvel examen.",
  },
  'ie.late.fine-step': {
    says: 'Les 28 jours semblent passés. Dans les 28 suivants, vous pouvez souvent encore payer, moitié en plus. Si une citation (summons) vient, lisez-la tout de suite : elle donne une autre chance de payer.',
  },
  'ie.late.job-step': {
    says: "Le jour de la lettre est passé. Saisissez la WRC aujourd'hui : vous avez six mois depuis la fin de l'emploi. Avec une bonne raison, elle peut aller jusqu'à 12.",
  },
  'ie.late.rent-step': {
    says: 'Les 28 jours semblent passés : un congé peut suivre. Payez aujourd’hui ce que vous pouvez, et offrez un plan par écrit. Si un congé vient, portez-le au RTB dans les 28 jours.',
  },
}
