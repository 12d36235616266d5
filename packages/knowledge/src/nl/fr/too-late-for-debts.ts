/** What can still be done about debts and a rented home when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_FR: Words = {
  'nl.late.claim-reality': {
    says: 'Le jour du tribunal semble passé. Le juge a peut-être décidé sans vous (verstek). Vous pouvez encore agir, mais aujourd’hui.',
  },
  'nl.late.claim-step': {
    says: 'Appelez aujourd’hui le tribunal avec le numéro. Pas encore de jugement ? Demandez à répondre maintenant (verstek zuiveren). S’il y en a un, demandez une copie.',
  },
  'nl.late.claim-rights': {
    says: 'Jusqu’au jugement vous pouvez encore répondre. Après, vous avez en général quatre semaines pour l’opposition (verzet), dès la remise en main propre ou votre réaction.',
  },
  'nl.late.claim-option': {
    says: 'Le même juge regarde à nouveau. Un huissier doit porter votre opposition (verzetdagvaarding).',
    title: 'Faire opposition (verzet), si le juge a décidé sans vous',
    cost: 'Un huissier, et une petite part d’avocat avec un petit revenu.',
    time: 'En général quatre semaines après la remise en main propre.',
    risk: 'Le jugement peut souvent être exécuté entre-temps.',
    bestFor: 'Vous avez une raison contre la demande.',
  },
  'nl.late.judgment-reality': {
    says: 'Comptées depuis la date du papier, les quatre semaines d’opposition (verzet) sont passées. Elles ont peut-être commencé plus tard, ou pas encore.',
  },
  'nl.late.judgment-stands': {
    says: 'Les trois mois d’appel semblent passés. Le jugement reste en général. Un plan et l’aide aux dettes restent possibles.',
  },
  'nl.late.judgment-step': {
    says: 'Quand l’avez-vous eu en main ? Quand avez-vous appelé ou payé, ou a-t-on pris de l’argent ? Tout date de moins de quatre semaines : avocat aujourd’hui et opposition.',
  },
  'nl.late.judgment-plan': {
    says: 'Trop tard pour contester ? Appelez l’huissier aujourd’hui et offrez une mensualité par écrit. Seule une erreur claire ou une détresse nouvelle peut encore l’arrêter.',
  },
  'nl.late.judgment-right': {
    says: 'Un papier dans la boîte ne lance pas les quatre semaines d’opposition (verzet). Elles partent de votre main, de votre réaction, ou de l’argent pris.',
  },
  'nl.late.judgment-option': {
    says: 'Demandez au même juge de regarder à nouveau. Un avocat vérifie d’abord le début de vos quatre semaines.',
    title: 'Opposition (verzet), si vos quatre semaines courent encore',
    cost: 'Un huissier, et une petite part d’avocat avec un petit revenu.',
    time: 'Aujourd’hui.',
    risk: 'Trop tard, et vous payez les frais.',
    bestFor: 'Vous l’avez appris depuis peu.',
  },
  'nl.late.bailiff-reality': {
    says: 'Le délai semble passé : biens, salaire ou argent en banque peuvent être saisis. Il vous reste de quoi vivre, et un plan reste possible.',
  },
  'nl.late.bailiff-step': {
    says: 'Appelez l’huissier aujourd’hui, même si le jour est passé. Demandez sur quel jugement il se fonde et la suite. Offrez une mensualité par écrit.',
  },
  'nl.late.evict-step': {
    says: 'Appelez aujourd’hui l’huissier et un avocat. Demandez si et quand on vous expulse. Un juge peut encore l’arrêter ou le retarder (executiegeschil).',
  },
  'nl.late.demand-step': {
    says: 'Répondez aujourd’hui, même si le jour est passé : contestez ou offrez un plan. Les 14 jours courent du lendemain de l’arrivée de la lettre.',
  },
  'nl.late.demand-pay': {
    says: 'Payez ce que vous devez. Les frais seulement si une première lettre a donné 14 jours et dit leur montant.',
    title: 'Payer la facture et vérifier les frais',
    cost: 'La facture, peut-être avec des frais.',
    time: 'Aujourd’hui.',
    risk: 'Vous perdez peut-être une défense.',
    bestFor: 'La facture est juste et vous pouvez payer.',
  },
  'nl.late.home-reality': {
    says: 'Le jour de la lettre est passé, mais cela ne finit pas le bail. Sans votre accord écrit, vous pouvez rester jusqu’à la décision d’un juge.',
  },
  'nl.late.home-step': {
    says: 'Restez et écrivez aujourd’hui que vous refusez. Votre silence n’était pas un oui. Prenez chaque papier d’un huissier : il peut donner un jour d’audience.',
  },
  'nl.late.home-option': {
    says: 'Écrivez que vous n’êtes pas d’accord. Votre silence ne vous a rien fait perdre.',
    title: 'Refuser le congé, même maintenant',
    cost: 'Rien.',
    time: 'Aujourd’hui.',
    risk: 'Le propriétaire peut aller au tribunal.',
    bestFor: 'Vous voulez rester.',
  },
  'nl.late.rent-reality': {
    says: 'Le jour de paiement est passé : le propriétaire peut aller au tribunal. Seul un juge peut finir le bail. Ce que vous payez avant compte pour vous.',
  },
  'nl.late.rent-step': {
    says: 'Payez aujourd’hui le loyer du mois et ce que vous pouvez, et offrez le reste par mensualités, par écrit. Si une citation vient, allez-y : le juge peut donner un mois de plus.',
  },
}
