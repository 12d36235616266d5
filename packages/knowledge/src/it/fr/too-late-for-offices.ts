/** What can still be done when the time to answer a tax or a benefit debt is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'it.too-late.bill-want': {
    says: "C'est une note de recouvrement (cartella). Comptés depuis sa date, ses 60 jours sont passés. Vous pouvez encore demander des parts.",
  },
  'it.too-late.bill-year': {
    says: "La cartella a plus d'un an ? Avant de saisir, ils doivent envoyer un nouvel avis (intimazione) et attendre cinq jours.",
  },
  'it.too-late.tax-reality': {
    says: "C'est sérieux, mais vous pouvez encore demander un plan. Pendant l'examen, aucune nouvelle saisie ne commence.",
  },
  'it.too-late.tax-step': {
    says: "Trouvez le jour où elle est arrivée. Dans les 60 jours, un recours reste possible. Plus ? Demandez des parts à AdER en ligne. Jusqu'à 120 000 €, une simple demande suffit.",
  },
  'it.too-late.notice-tax-step': {
    says: 'Trouvez le jour où il est arrivé. Dans les 60 jours, un recours reste possible. Plus ? Demandez de corriger une erreur claire, et de payer par parts.',
  },
  'it.too-late.tax-option': {
    says: "Dites à l'office ce qui est clairement faux : mauvaise personne, mauvaise somme, déjà payé. Il doit alors annuler même un papier définitif (autotutela).",
    title: 'Faire annuler une erreur claire',
    cost: 'Gratuit.',
    time: "Jusqu'à un an après que le papier est devenu définitif.",
    risk: "Cela n'arrête pas le recouvrement à lui seul.",
    bestFor: "L'erreur se voit dans les papiers.",
  },
  'it.too-late.contributions-step': {
    says: 'Trouvez le jour où il est arrivé. Dans les 40 jours, le juge du travail peut vous entendre. Plus ? Demandez des parts et voyez si cinq ans ont passé depuis sans autre papier.',
  },
  'it.too-late.road-bill-step': {
    says: "L'amende n'est jamais arrivée ? Dans les 30 jours de cette cartella, le juge de paix peut vous entendre. Plus ? Demandez des parts à AdER et voyez si cinq ans ont passé sans papier.",
  },
  'it.too-late.block-want': {
    says: 'Ils ont annoncé le blocage de votre voiture (fermo). Les 30 jours semblent passés : elle est peut-être déjà bloquée.',
  },
  'it.too-late.block-step': {
    says: "Vérifiez au PRA (ACI) si le blocage existe. Alors ne conduisez pas : l'amende est forte. Demandez des parts à AdER. La première payée, demandez de suspendre le blocage.",
  },
  'it.too-late.block-right': {
    says: 'Une voiture nécessaire à votre travail ou à une personne handicapée ne peut pas être bloquée. Envoyez la preuve à AdER et demandez la levée.',
  },
  'it.too-late.friendly-want': {
    says: "C'était un avis précoce d'erreur dans votre déclaration (avviso bonario). Ses 60 jours semblent passés : la pénalité entière et une cartella peuvent suivre.",
  },
  'it.too-late.friendly-step': {
    says: "Encore dans les 60 jours depuis sa venue ? Payez ou demandez des parts aujourd'hui. Plus ? Dites à l'office (CIVIS) l'erreur. Quand la cartella vient, contestez ou demandez des parts à AdER.",
  },
  'it.too-late.benefit-reality': {
    says: 'Les 90 jours pour un réexamen par INPS semblent passés. Le plus souvent, vous pouvez encore aller devant le juge du travail contre la demande de rembourser.',
  },
  'it.too-late.benefit-step': {
    says: "Portez la lettre à un patronato aujourd'hui : c'est gratuit. Moins de 90 jours ? Il dépose le ricorso. Plus ? Il demande à INPS de revoir, ou de petites parts.",
  },
  'it.too-late.benefit-option': {
    says: "Un avocat demande au juge du travail de dire que vous n'avez pas à rembourser : vous étiez honnête et avez tout dit à INPS, ou la somme est fausse.",
    title: 'Aller devant le juge du travail',
    cost: "Un avocat. L'aide juridique peut payer.",
    time: "Le plus souvent sans dernier jour fixe, mais avant les retenues d'INPS.",
    risk: 'Si vous perdez, vous payez peut-être des frais.',
    bestFor: "INPS s'est trompé, ou vous prouvez ce que vous lui avez dit.",
  },
}
