/** What can still be done when the time in a paper of a court is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_FR: Words = {
  'es.late.order-want': {
    says: 'Un tribunal vous a demandé de payer ou de répondre (monitorio). Compté depuis la date du papier, le délai est passé.',
  },
  'es.late.order-reality': {
    says: 'Le créancier peut maintenant demander au tribunal de saisir salaire ou comptes. Vous pouvez encore vous y opposer, mais pour moins de raisons.',
  },
  'es.late.order-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro du dossier. Demandez le jour de la notification. Moins de 20 jours ouvrables ? Envoyez l'opposition maintenant. Plus ? Demandez si l'exécution (ejecución) a commencé.",
  },
  'es.late.order-option': {
    says: "Quand l'ordre d'exécuter (despacho de ejecución) arrive, opposez-vous : payé, accord, hors délai, ou clauses abusives qu'aucun juge n'a vérifiées.",
    title: "S'opposer à l'exécution",
    cost: "Au-delà de 2 000 €, un avocat et un procurador. L'aide juridique peut payer.",
    time: 'Dix jours ouvrables dès cet ordre.',
    risk: "Les autres raisons viennent le plus souvent trop tard. Si vous perdez, des frais s'ajoutent.",
    bestFor: 'Vous avez payé, fait un accord, ou le contrat a des clauses abusives.',
  },
  'es.late.no-service': {
    says: "Le tribunal ne vous a jamais joint, sans faute de votre part ? Demandez l'annulation (nulidad de actuaciones) dans les 20 jours ouvrables après l'avoir su, et dans les cinq ans.",
  },
  'es.late.claim-want': {
    says: "Quelqu'un vous a assigné. Le délai pour répondre semble passé : le tribunal peut continuer sans vous (rebeldía).",
  },
  'es.late.court-who': {
    says: 'Le tribunal et son greffier (letrado de la Administración de Justicia) ont envoyé ceci. Il y a peut-être déjà une décision.',
  },
  'es.late.court-rights': {
    says: 'Vous pouvez demander ce qui est décidé, entrer encore dans le procès en cours, et avoir un avocat gratuit avec un faible revenu.',
  },
  'es.late.claim-reality': {
    says: "Se taire n'est en général pas avouer : ils doivent encore prouver. Vous pouvez entrer à tout moment, mais le procès ne revient pas en arrière.",
  },
  'es.late.claim-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro du dossier. Demandez s'il y a un jugement ou une audience à venir. Pas encore de jugement ? Entrez tout de suite dans le procès.",
  },
  'es.late.reopen': {
    says: "Un jugement rendu sans vous doit vous être notifié. Faites appel si c'est possible. Si vous n'avez jamais su le procès, demandez sa réouverture (rescisión).",
    title: 'Faire appel ou rouvrir un jugement rendu sans vous',
    cost: 'Un avocat, sauf aide juridique.',
    time: 'Appel : 20 jours ouvrables. Réouverture : 20 jours dès la notification en personne, quatre mois si publié, 16 mois au plus.',
    risk: "Cela n'arrête pas l'exécution à lui seul. Perdre coûte plus.",
    bestFor: "Vous n'avez jamais reçu la demande, ou votre défense est réelle.",
  },
  'es.late.reopen-judgment': {
    says: "Un jugement rendu sans vous doit vous être notifié. Faites appel si c'est possible. Si vous n'avez jamais su le procès, demandez sa réouverture (rescisión).",
    title: 'Faire appel ou rouvrir un jugement rendu sans vous',
    cost: 'Un avocat, sauf aide juridique.',
    time: 'Appel : 20 jours ouvrables. Réouverture : 20 jours dès la notification en personne, quatre mois si publié, 16 mois au plus.',
    risk: "Cela n'arrête pas l'exécution à lui seul. Perdre coûte plus.",
    bestFor: "Vous n'avez jamais reçu la demande, ou votre défense est réelle.",
  },
  'es.late.court-limits': {
    says: "Même maintenant, personne ne peut prendre salaire ou pension jusqu'au salaire minimum (SMI), ni entrer chez vous sans ordre d'un juge.",
  },
  'es.late.judgment-want': {
    says: "Le tribunal a décidé. Compté depuis la date du papier, le délai d'appel est passé : il peut être exécuté.",
  },
  'es.late.judgment-step': {
    says: "Quel jour vous a-t-il été notifié ? Les 20 jours ouvrables partent de là. Passés ? Offrez aujourd'hui un plan mensuel à l'autre partie, avant la saisie.",
  },
  'es.late.court-seizure-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro et demandez ce qui est saisi. Signalez tout de suite un salaire pris sous le minimum. Offrez au créancier une somme fixe par mois.",
  },
  'es.late.public-seizure-step': {
    says: "Appelez le bureau aujourd'hui et demandez ce qui est pris et ce qui reste dû. Vous pouvez demander de payer par parts jusqu'à l'annonce de la vente des biens saisis.",
  },
}
