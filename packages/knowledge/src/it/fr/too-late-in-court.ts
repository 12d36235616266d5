/** What can still be done when the time in a paper of a court or before a seizure is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_FR: Words = {
  'it.too-late.order-want': {
    says: "C'est un ordre de payer du tribunal (decreto ingiuntivo). Comptés depuis sa date, les 40 jours pour s'opposer sont passés.",
  },
  'it.too-late.order-reality': {
    says: "Il peut maintenant valoir comme un jugement. Mais les 40 jours partent de la notification : vérifiez d'abord ce jour.",
  },
  'it.too-late.order-step': {
    says: "Cherchez aujourd'hui quand et comment il a été notifié. Moins de 40 jours ? Un avocat doit s'opposer maintenant. Jamais, ou au mauvais endroit ? Une opposition tardive est peut-être possible.",
  },
  'it.too-late.order-option': {
    says: "Montrez qu'une mauvaise notification, ou un fait hors de votre contrôle, vous a empêché de le savoir à temps. Consommateur, dites quelles clauses sont abusives.",
    title: "S'opposer en retard (opposizione tardiva)",
    cost: "Un avocat. L'aide juridique peut payer.",
    time: "Au plus dix jours dès le premier acte de saisie. Si l'ordre ne dit rien des clauses abusives, le juge de la saisie donne 40 jours pour elles.",
    risk: 'Sans preuve, le juge refuse, avec frais.',
    bestFor: "Le papier n'est jamais arrivé, ou le contrat a des clauses abusives.",
  },
  'it.too-late.claim-rights': {
    says: 'Vous pouvez demander ce qui est décidé, parfois encore entrer ou vous opposer, et avoir un avocat gratuit avec un faible revenu.',
  },
  'it.too-late.summons-reality': {
    says: "Le procès peut continuer sans vous (contumacia), mais ils doivent encore prouver. Vous pouvez entrer jusqu'à ce que le juge fixe la dernière audience.",
  },
  'it.too-late.summons-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro (R.G.). Demandez la prochaine audience ou s'il y a un jugement. Puis voyez tout de suite un avocat pour entrer dans le procès.",
  },
  'it.too-late.summons-option': {
    says: 'Dans le procès, demandez au juge le délai perdu : une notification nulle, ou une cause sans faute, vous a tenu éloigné. Après un jugement, faites appel.',
    title: 'Demander le délai perdu, ou faire appel',
    cost: "Un avocat. L'aide juridique peut payer.",
    time: 'Appel : 30 jours dès la notification du jugement, ou six mois dès sa date. Plus tard seulement si un papier nul vous a caché le procès.',
    risk: 'Si vous perdez, vous payez peut-être leurs frais.',
    bestFor: 'Vous ne saviez rien du procès, ou ne pouviez pas venir.',
  },
  'it.too-late.not-yet': {
    says: 'Même maintenant, ils doivent le plus souvent envoyer un avis formel (precetto) et attendre dix jours avant de saisir. Du salaire, un cinquième au plus.',
  },
  'it.too-late.agree': {
    says: "Si vous le devez, appelez aujourd'hui leur avocat et offrez un plan. Obtenez-le par écrit.",
  },
  'it.too-late.judgment-reality': {
    says: "Comptés depuis sa date, les 30 jours d'appel sont passés. Ils ne courent que s'il vous a été notifié. Sinon, vous avez six mois dès sa date.",
  },
  'it.too-late.judgment-step': {
    says: "Demandez aujourd'hui à un avocat s'il vous a été notifié, quand, et si l'appel est encore ouvert. Trop tard ? Offrez un plan à l'autre partie avant le precetto.",
  },
  'it.too-late.precept-want': {
    says: "C'est l'avis formel avant la saisie (precetto). Ses dix jours semblent passés : ils peuvent commencer à saisir.",
  },
  'it.too-late.precept-step': {
    says: "Appelez leur avocat aujourd'hui : une saisie (pignoramento) a-t-elle commencé ? Offrez une première somme. Plus de 90 jours depuis la notification et rien de saisi ? Il leur faut un nouveau precetto.",
  },
  'it.too-late.seizure-step': {
    says: "Demandez aujourd'hui au tribunal ce qui est saisi et la prochaine audience. Les fautes de forme viennent souvent trop tard après 20 jours. Payé, trop vieux ou argent protégé : possible jusqu'à l'ordre de vente.",
  },
  'it.too-late.convert': {
    says: 'Une fois la saisie faite, demandez au juge de payer à la place. Pour des choses ou une maison, des parts sur 48 mois au plus sont possibles.',
    title: "Changer la saisie contre de l'argent",
    cost: 'Un sixième de la dette tout de suite, et les frais.',
    time: "Avant que le juge ordonne la vente ou attribue l'argent.",
    risk: 'Une part en retard de plus de 30 jours y met fin.',
    bestFor: 'Maison, voiture ou choses sont saisies, et vous pouvez payer avec le temps.',
  },
  'it.too-late.collector-step': {
    says: "Demandez aujourd'hui des parts à AdER en ligne. Pendant l'examen, aucune nouvelle saisie ne peut commencer. La cartella n'a jamais été notifiée ? Voyez un avocat.",
  },
}
