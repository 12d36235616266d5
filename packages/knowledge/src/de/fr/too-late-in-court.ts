/** What can still be done when the time in a paper of a court or court officer is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_FR: Words = {
  'de.late.order-want': {
    says: 'C’est une injonction de payer du tribunal (Mahnbescheid). Les deux semaines sont passées. Vous pouvez encore vous opposer jusqu’à l’ordonnance suivante.',
  },
  'de.late.order-step': {
    says: 'Appelez aujourd’hui le tribunal avec le numéro du dossier. Demandez s’il y a un titre exécutoire (Vollstreckungsbescheid). Sinon, envoyez tout de suite votre opposition : elle compte encore.',
  },
  'de.late.order-option': {
    says: 'Envoyez aujourd’hui le formulaire, ou une lettre avec « je m’oppose ». Si l’ordonnance suivante existe déjà, cela vaut opposition contre elle.',
    title: 'S’opposer en retard',
    cost: 'Gratuit.',
    time: 'Dix minutes, aujourd’hui.',
    risk: 'Si l’ordonnance suivante a été remise il y a plus de deux semaines, il peut être trop tard.',
    bestFor: 'Vous ne le devez pas, ou pas tout.',
  },
  'de.late.claim-want': {
    says: 'Quelqu’un vous a assigné. Le délai pour annoncer votre défense est passé. Le tribunal a peut-être déjà décidé sans vous.',
  },
  'de.late.claim-reality': {
    says: 'Une lettre en retard compte encore si elle arrive avant que le jugement soit prêt. Chaque jour compte.',
  },
  'de.late.claim-step': {
    says: 'Appelez aujourd’hui le tribunal avec le numéro du dossier. Demandez s’il y a un jugement. Sinon, écrivez tout de suite que vous vous défendez.',
  },
  'de.late.claim-option': {
    says: 'Le tribunal a-t-il décidé parce que vous n’avez rien dit ? Faites opposition (Einspruch) avec vos raisons. Demandez aussi de suspendre l’exécution.',
    title: 'Faire opposition, si le tribunal a décidé sans vous',
    cost: 'Gratuit d’abord. Les frais dus à votre silence sont pour vous.',
    time: 'Deux semaines après la remise du jugement.',
    risk: 'Si vous perdez, vous payez plus de frais. Au Landgericht il faut un avocat.',
    bestFor: 'Il y a un jugement, et vous avez une raison contre la demande.',
  },
  'de.late.enforcement-want': {
    says: 'C’est un titre exécutoire (Vollstreckungsbescheid). Ils peuvent l’exécuter. Comptées depuis la date du papier, les deux semaines pour s’opposer sont passées.',
  },
  'de.late.default-want': {
    says: 'Le tribunal a décidé contre vous parce que vous n’avez pas répondu ou n’êtes pas venu. Depuis la date du papier, les deux semaines sont passées.',
  },
  'de.late.enforcement-reality': {
    says: 'Sans opposition à temps, c’est définitif, juste ou non. Vous pouvez encore convenir d’un plan, et ce qu’il faut pour vivre reste protégé.',
  },
  'de.late.enforcement-rights': {
    says: 'Ce qu’il faut pour vivre reste protégé : une part du salaire, votre compte protégé et les choses de base.',
  },
  'de.late.enforcement-step': {
    says: 'Regardez la date sur l’enveloppe jaune. Moins de deux semaines ? Faites opposition aujourd’hui. Plus tard, sans faute de votre part ? Demandez aussi la Wiedereinsetzung (délai rendu).',
  },
  'de.late.enforcement-option': {
    says: 'Envoyez l’opposition et la demande ensemble. Dites pourquoi ce n’était pas possible avant, avec des preuves.',
    title: 'Demander à retrouver le délai (Wiedereinsetzung)',
    cost: 'Gratuit d’abord. À la fin, le perdant paie.',
    time: 'Deux semaines après la fin de l’empêchement, un an au plus après le délai.',
    risk: 'Ne pas ouvrir le courrier n’est pas une raison. Le tribunal peut refuser.',
    bestFor: 'Vous étiez à l’hôpital ou en voyage, ou le papier n’est jamais arrivé.',
  },
  'de.late.service-right': {
    says: 'Envoyé à une ancienne adresse ? Les deux semaines ne commencent que quand le papier vous est vraiment parvenu. Dites-le au tribunal, avec des preuves.',
  },
  'de.late.judgment-reality': {
    says: 'Depuis la date du papier, le délai d’appel est passé et le jugement compte. Vous pouvez encore convenir d’un plan.',
  },
  'de.late.judgment-step': {
    says: 'Proposez aujourd’hui un plan à l’autre partie, par écrit. Si le délai est passé sans votre faute, voyez un avocat pour la Wiedereinsetzung.',
  },
  'de.late.judgment-right': {
    says: 'Avez-vous payé depuis, ou la dette a-t-elle été remise ? Vous pouvez encore combattre l’exécution en justice (Vollstreckungsabwehrklage).',
  },
  'de.late.officer-want': {
    says: 'On vous a demandé de payer, ou de venir dire ce que vous avez et gagnez (Vermögensauskunft). Le délai pour payer est passé.',
  },
  'de.late.officer-step': {
    says: 'Appelez aujourd’hui l’huissier (Gerichtsvollzieher), même si le jour est passé. Demandez la suite. Nommez une somme que vous pouvez vraiment payer chaque mois.',
  },
  'de.late.officer-meeting': {
    says: 'Rendez-vous manqué ? Demandez-en un autre maintenant. Même avec un mandat, on ne vous retient plus dès que vous avez donné la liste.',
  },
  'de.late.clearing-step': {
    says: 'Le jour de l’expulsion est-il encore à venir ? Demandez aujourd’hui au tribunal de l’arrêter (§ 765a ZPO), et dites pourquoi pas plus tôt.',
  },
  'de.late.clearing-right': {
    says: 'Une demande moins de deux semaines avant compte encore si la raison est nouvelle, ou si vous n’avez pas pu agir plus tôt sans faute.',
  },
  'de.late.cleared-right': {
    says: 'Le logement est déjà vidé ? Reprenez vos affaires dans le mois. Ce qui est insaisissable doit vous être rendu à tout moment.',
  },
}
