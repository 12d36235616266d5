/** What can still be done when the day in a letter is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'nz.late.claim-want': {
    says: 'Vous pouviez répondre et donner votre version. Le jour semble passé : il y a peut-être déjà un jugement.',
  },
  'nz.late.claim-reality': {
    says: "Renseignez-vous aujourd'hui. Sans jugement, une réponse tardive peut encore compter. S'il y en a un, vous pouvez demander de l'annuler.",
  },
  'nz.late.claim-not-yet': {
    says: "Le salaire, le compte ou les biens ne peuvent être saisis qu'après un jugement. Demandez au tribunal s'il y en a un.",
  },
  'nz.late.claim-step': {
    says: "Appelez aujourd'hui le greffe avec le numéro du dossier. Demandez s'il y a un jugement. Sinon, déposez tout de suite votre réponse et envoyez une copie à l'autre partie.",
  },
  'nz.late.claim-option': {
    says: "Demandez de l'annuler. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Demandez que rien ne soit saisi avant la décision.",
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Dès que vous le savez.',
    risk: 'Sans vraie raison, le tribunal peut refuser, avec des frais.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'nz.late.tribunal-step': {
    says: "Appelez aujourd'hui le tribunal et demandez ce qui est décidé. Si vous avez manqué l'audience pour une bonne raison, demandez-en tout de suite une autre : le délai est court.",
  },
  'nz.late.home-step': {
    says: "Ne partez pas de vous-même : le plus souvent, seul un tribunal peut l'ordonner. Appelez-le aujourd'hui et demandez s'il y a un dossier, une audience ou une décision. S'il a décidé sans vous, demandez tout de suite un nouvel examen.",
  },
  'nz.late.demand-reality': {
    says: "Les jours de l'avis semblent passés : on peut maintenant demander votre faillite. Vous n'êtes en faillite que si un tribunal le dit.",
  },
  'nz.late.demand-step': {
    says: "Cherchez aujourd'hui une aide juridique et demandez si votre faillite est demandée. Allez à l'audience : vous pouvez montrer que vous pouvez payer, ou pourquoi le tribunal doit refuser.",
  },
  'nz.late.job-step': {
    says: "Écrivez aujourd'hui à votre employeur que vous déposez une plainte (personal grievance). Si les 90 jours sont passés, demandez son accord. Sinon, l'Employment Relations Authority peut l'accepter dans des cas exceptionnels.",
  },
  'nz.late.tax-step': {
    says: "Le jour est passé : appelez aujourd'hui Inland Revenue ou utilisez myIR. Vous pouvez encore demander à payer en plusieurs fois.",
  },
  'nz.late.benefit-step': {
    says: "Si c'est faux, envoyez le formulaire aujourd'hui. La décision a plus de trois mois ? Dites pourquoi vous êtes en retard : avec une bonne raison, le comité peut encore l'accepter.",
  },
  'nz.late.fine-step': {
    says: "Les jours semblent passés. Appelez aujourd'hui le bureau de l'avis et demandez si c'est encore là ou au tribunal. Au tribunal, vous pouvez demander à payer en plusieurs fois.",
  },
  'nz.late.fine-reality': {
    says: "Le dernier jour semble passé : des frais peuvent s'ajouter. Vous pouvez encore payer, demander du temps, et demander ce qui reste si l'amende est fausse.",
  },
  'nz.late.rent-step': {
    says: 'Les jours semblent passés : ils peuvent aller au Tenancy Tribunal. Payez aujourd’hui ce que vous pouvez, et offrez un plan par écrit. Allez à la médiation et à l’audience : un plan tenu peut sauver votre logement.',
  },
}
