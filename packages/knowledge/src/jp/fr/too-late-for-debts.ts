/** What can still be done about debts and a rented home when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_FR: Words = {
  'jp.late.order-reality': {
    says: 'Depuis le papier, les deux semaines sont passées. Mais vous pouvez encore vous opposer jusqu’à la déclaration d’exécution (仮執行宣言).',
  },
  'jp.late.order-step': {
    says: 'Envoyez quand même l’opposition (督促異議) aujourd’hui. Cherchez vous-même le numéro du tribunal et demandez s’il est exécutoire (仮執行宣言).',
  },
  'jp.late.order-option': {
    says: 'Une ligne pour dire votre opposition suffit. Après un second papier (仮執行宣言付) vous avez encore deux semaines.',
    title: 'S’opposer (督促異議), même maintenant',
    cost: 'Gratuit.',
    time: 'Aujourd’hui, avant la déclaration.',
    risk: 'Après le second papier, salaire ou compte peuvent être saisis aussitôt.',
    bestFor: 'Vous contestez, ou il vous faut des mensualités.',
  },
  'jp.late.provisional-reality': {
    says: 'Les deux semaines semblent passées : l’ordre vaut en général comme un jugement. Une dette payée ou trop vieille peut encore être contestée.',
  },
  'jp.late.provisional-step': {
    says: 'Quel jour l’avez-vous reçu ? Dans les deux semaines : opposition aujourd’hui. Après : demandez à Houterasu ou à un avocat un procès pour l’arrêter (請求異議の訴え).',
  },
  'jp.late.provisional-right': {
    says: 'Un ordre de payer (支払督促) ne juge pas qui a raison. Même définitif, vous pouvez en général dire que la dette était déjà trop vieille. Il faut agir en justice.',
  },
  'jp.late.suit-reality': {
    says: 'Le jour de la réponse ou de l’audience semble passé. Sans réponse, le tribunal a peut-être décidé comme l’autre le demandait.',
  },
  'jp.late.suit-step': {
    says: 'Cherchez vous-même le numéro du tribunal et appelez aujourd’hui avec le numéro (事件番号). Pas encore décidé ? Envoyez tout de suite la réponse (答弁書) et demandez un autre jour.',
  },
  'jp.late.suit-option': {
    says: 'Faites appel (控訴) par le tribunal qui a décidé. Pour une petite demande, c’est une opposition (異議).',
    title: 'Faire appel, si vous avez été jugé sans rien dire',
    cost: 'Timbres. Conseil gratuit avec un petit revenu.',
    time: 'Deux semaines après l’arrivée du jugement.',
    risk: 'Le jugement peut souvent être exécuté entre-temps.',
    bestFor: 'Vous avez une raison contre la demande.',
  },
  'jp.late.judgment-reality': {
    says: 'Depuis la date du papier, les deux semaines d’appel sont passées. Elles courent du jour où vous l’avez reçu. Un plan et l’aide aux dettes restent possibles.',
  },
  'jp.late.judgment-step': {
    says: 'Quel jour avez-vous reçu le jugement ? Dans les deux semaines : avocat aujourd’hui. Après : offrez des mensualités par écrit et demandez à Houterasu l’aide aux dettes.',
  },
  'jp.late.no-fault': {
    says: 'Vous n’y pouviez vraiment rien, comme dans une catastrophe ? Vous pouvez encore agir dans la semaine après sa fin. Demandez à un avocat.',
  },
  'jp.late.seize-step': {
    says: 'Appelez le tribunal aujourd’hui. Même si les semaines sont passées, demandez de prendre moins sur la paie à venir (差押範囲の変更).',
  },
  'jp.late.seize-option': {
    says: 'Demandez au tribunal de prendre moins sur la suite. Ce qui est déjà versé est en général perdu.',
    title: 'Demander une saisie plus petite dès maintenant',
    cost: 'Petits frais.',
    time: 'Aujourd’hui.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous ne pouvez pas vivre du reste.',
  },
  'jp.late.demand-step': {
    says: 'Le jour de la lettre change peu : seul un tribunal peut les laisser prendre. Cherchez d’abord la date de votre dernier paiement. Puis répondez par écrit.',
  },
  'jp.late.claim-step': {
    says: 'Le jour est passé, mais seul un tribunal peut vous faire payer. Ne signez et ne payez rien. Montrez-la aujourd’hui à un avocat, qui répondra.',
  },
  'jp.late.claim-option': {
    says: 'Un avocat écrit ce qui est faux, ou offre moins pour tout finir (示談).',
    title: 'Répondre par un avocat, même maintenant',
    cost: 'Conseil gratuit avec un petit revenu.',
    time: 'Cette semaine.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous contestez, ou c’est trop.',
  },
  'jp.late.home-step': {
    says: 'Restez, même si le jour est passé, et ne signez pas de papier de départ (退去合意書). Écrivez aujourd’hui que vous voulez continuer à louer, et payez toujours.',
  },
  'jp.late.rent-reality': {
    says: 'Le jour de paiement est passé : le propriétaire peut dire que le bail est fini. Un tribunal en décide. Jusque-là vous pouvez rester.',
  },
  'jp.late.rent-step': {
    says: 'Payez aujourd’hui tout le loyer dû, même maintenant, avec une preuve. Sinon payez une part et offrez des dates. Un tribunal regarde combien de temps, et pourquoi.',
  },
  'jp.late.rent-option': {
    says: 'Payez maintenant tout le retard. Plus c’est payé avant le tribunal, plus il est dur de finir le bail.',
    title: 'Payer le loyer dû maintenant',
    cost: 'Ce que vous devez.',
    time: 'Aujourd’hui.',
    risk: 'Le propriétaire peut agir quand même.',
    bestFor: 'Vous pouvez payer et voulez rester.',
  },
}
