/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_FR: Words = {
  'it.too-late.eviction-want': {
    says: "Votre bailleur vous a convoqué à une audience pour vous faire partir (sfratto). Le jour est passé : le juge l'a peut-être confirmé.",
  },
  'it.too-late.eviction-rights': {
    says: "Vous pouvez demander ce qui est décidé, rester jusqu'au jour de l'huissier, parfois vous opposer en retard, et avoir un avocat gratuit avec un faible revenu.",
  },
  'it.too-late.eviction-reality': {
    says: 'Personne ne peut vous mettre dehors du jour au lendemain. Le juge fixe un jour, et un huissier doit vous prévenir au moins dix jours avant.',
  },
  'it.too-late.eviction-step': {
    says: "Appelez le tribunal aujourd'hui. Demandez si l'expulsion est confirmée, pour quel jour, ou s'il y a une nouvelle audience. Puis allez à la mairie et à un syndicat de locataires.",
  },
  'it.too-late.eviction-right': {
    says: "Vous ne saviez sans doute rien de l'audience, ou n'avez pas pu venir sans faute ? Le juge doit alors vous faire convoquer de nouveau avant de confirmer.",
  },
  'it.too-late.eviction-option': {
    says: "Confirmé sans vous ? Montrez qu'une mauvaise notification, ou un fait hors de votre contrôle, vous a empêché de le savoir ou de venir.",
    title: "S'opposer en retard",
    cost: "Un avocat. L'aide juridique peut payer.",
    time: "Dix jours au plus dès que l'expulsion commence. Comptez depuis le premier papier de l'huissier.",
    risk: "Cela n'arrête l'expulsion que si le juge le dit.",
    bestFor: "Le papier n'est jamais arrivé, ou vous étiez à l'hôpital.",
  },
  'it.too-late.rent-step': {
    says: "Si vous devez du loyer, payez maintenant ce que vous pouvez, même si le jour est passé. En cas de procès, vous pouvez payer tout à l'audience ou demander jusqu'à 90 jours.",
  },
  'it.too-late.notice-step': {
    says: 'Encore là après le jour ? Seul un juge peut vous faire partir. Continuez à payer chaque mois par virement, et prenez conseil avant de signer ou de rendre les clés.',
  },
  'it.too-late.job-rights': {
    says: 'Vous pouvez encore réclamer pendant cinq ans salaire, préavis, congés et TFR, et voir si le chômage (NASpI) est ouvert.',
  },
  'it.too-late.job-reality': {
    says: 'Comptés depuis la lettre, les 60 jours pour contester semblent passés. Ils partent de sa réception. Qui était trop malade pour la comprendre a 240 jours.',
  },
  'it.too-late.job-step': {
    says: "Quand est-elle arrivée ? Moins de 60 jours : envoyez la contestation aujourd'hui en recommandé ou PEC. Plus ? Voyez un syndicat cette semaine : les sommes impayées durent plus.",
  },
  'it.too-late.job-benefit': {
    says: "Pas encore de NASpI ? Demandez aujourd'hui à un patronato. Les 68 jours partent de la fin du travail, et maladie, maternité ou préavis peuvent décaler le début.",
  },
  'it.too-late.job-option': {
    says: "Demandez par écrit salaire, préavis, congés, 13e mois et TFR. Un syndicat peut calculer et aller avec vous à l'office du travail.",
    title: "Réclamer l'argent encore dû",
    cost: 'Gratuit ou peu avec un syndicat.',
    time: 'Cinq ans, le plus souvent dès la fin du travail.',
    risk: "Dire que le licenciement était injuste n'est le plus souvent plus possible.",
    bestFor: 'La dernière paie manque ou est trop basse.',
  },
  'it.too-late.charge-want': {
    says: 'Cette lettre vous reprochait une faute et demandait vos raisons. Les jours pour cela semblent passés : une sanction peut suivre.',
  },
  'it.too-late.charge-step': {
    says: "Pas encore de sanction ? Donnez vos raisons par écrit aujourd'hui et demandez à être entendu. Avant de sanctionner, l'employeur doit encore vous entendre. Puis guettez le courrier.",
  },
  'it.too-late.demand-step': {
    says: "Répondez aujourd'hui, même si le jour est passé : demandez des preuves, dites l'erreur ou offrez un plan. Retirez chaque recommandé : un ordre du tribunal ne donne que 40 jours.",
  },
}
