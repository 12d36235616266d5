/** What can still be done when the day in a letter is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'au.late.claim-want': {
    says: 'Vous pouviez répondre et donner votre version. Le jour semble passé : il y a peut-être déjà un jugement.',
  },
  'au.late.claim-reality': {
    says: "Renseignez-vous aujourd'hui. Sans jugement, une réponse tardive peut encore compter. S'il y en a un, vous pouvez demander de l'annuler.",
  },
  'au.late.claim-not-yet': {
    says: "Le salaire, le compte ou les biens ne peuvent être saisis qu'après un jugement. Demandez au tribunal s'il y en a un.",
  },
  'au.late.claim-step': {
    says: "Appelez aujourd'hui le greffe avec le numéro du dossier. Demandez s'il y a un jugement. Sinon, déposez tout de suite votre réponse et envoyez une copie à l'autre partie.",
  },
  'au.late.claim-option': {
    says: "Demandez de l'annuler. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Demandez que rien ne soit saisi avant la décision.",
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Dès que vous le savez.',
    risk: 'Sans vraie raison, le tribunal peut refuser, avec des frais.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'au.late.tribunal-step': {
    says: "Appelez aujourd'hui le tribunal et demandez ce qui est décidé. Si vous avez manqué l'audience pour une bonne raison, demandez-en tout de suite une autre : le délai est court.",
  },
  'au.late.home-step': {
    says: "Ne partez pas de vous-même : le plus souvent, seul un tribunal peut l'ordonner. Appelez-le aujourd'hui et demandez s'il y a un dossier, une audience ou une décision. S'il a décidé sans vous, demandez tout de suite un nouvel examen.",
  },
  'au.late.demand-reality': {
    says: "Les jours de l'avis semblent passés : on peut maintenant demander votre faillite. Vous n'êtes en faillite que si un tribunal le dit.",
  },
  'au.late.demand-step': {
    says: "Cherchez aujourd'hui une aide juridique et demandez si votre faillite est demandée. Allez à l'audience : vous pouvez montrer que vous pouvez payer, ou pourquoi le tribunal doit refuser.",
  },
  'au.late.job-step': {
    says: "Recomptez : 21 jours depuis la fin de l'emploi. Passés ? Saisissez aujourd'hui la Fair Work Commission et dites pourquoi vous êtes en retard. Elle ne l'accepte que dans des cas exceptionnels.",
  },
  'au.late.tax-step': {
    says: "Le jour est passé : appelez aujourd'hui le fisc ou utilisez son plan en ligne. Les paiements partiels restent possibles, et vous pouvez demander la remise d'intérêts.",
  },
  'au.late.tax-right': {
    says: 'Le délai pour objecter est passé ? Envoyez l’objection avec une lettre qui dit pourquoi. Le fisc peut la traiter comme à temps.',
  },
  'au.late.fine-step': {
    says: "Appelez aujourd'hui le bureau des amendes et demandez où on en est. Souvent une révision, un plan ou une aide restent possibles, mais chaque étape ajoute des frais.",
  },
  'au.late.fine-reality': {
    says: "Le dernier jour semble passé : des frais peuvent s'ajouter. Vous pouvez encore payer, demander du temps, et demander ce qui reste si l'amende est fausse.",
  },
  'au.late.rent-step': {
    says: 'Le jour est passé, mais vous n’avez pas à partir. Payez aujourd’hui ce que vous pouvez, gardez une preuve, et offrez un plan par écrit. Si un avis ou une audience vient, répondez : dans certains États, tout payer peut encore y mettre fin.',
  },
}
