/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_FR: Words = {
  'gb.tribunal.less-formal': {
    says: 'Un tribunal de ce type est moins formel qu’une cour. Beaucoup parlent eux-mêmes, et le juge aide par ses questions.',
  },
  'gb.tribunal.right-needs': {
    says: 'Dites-le maintenant au tribunal s’il vous faut un interprète, des pauses ou une aide pour maladie ou handicap. C’est gratuit.',
  },
  'gb.tribunal.work-step-papers': {
    says: 'Envoyez chaque document à temps au tribunal, avec copie à l’autre partie. Gardez la preuve.',
  },
  'gb.tribunal.work-step-loss': {
    says: 'Calculez votre perte : salaire, congés, préavis, et ce que vous avez gagné depuis. C’est le « schedule of loss ».',
  },
  'gb.tribunal.work-step-order': {
    says: 'Classez lettres, messages et fiches de paie par date. Notez ce que chaque témoin a vu.',
  },
  'gb.tribunal.work-right-costs': {
    says: 'En général, chacun paie ses frais, gagnant ou perdant. Vous payez les leurs seulement si vous agissez mal, violez un ordre ou n’aviez aucune chance.',
  },
  'gb.tribunal.work-right-day': {
    says: 'Vous pouvez demander un autre jour ou plus de temps, avec raison et preuve. Dans les sept derniers jours, seules de fortes raisons comptent.',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acas peut aider les deux parties à s’entendre jusqu’à la décision. C’est gratuit et confidentiel.',
  },
  'gb.tribunal.work-warning': {
    says: 'Si vous ne faites pas ce qui est ordonné, le tribunal peut mettre fin à la demande. Il doit d’abord vous entendre.',
  },
  'gb.tribunal.work-option-settle': {
    says: 'Appelez la personne d’Acas en charge. Dites quelle somme et quelle référence mettraient fin à l’affaire.',
    title: 'Trouver un accord par Acas',
    cost: 'Rien.',
    time: 'Des jours ou semaines, jusqu’à la décision.',
    risk: 'Après l’accord, vous ne pouvez plus revenir devant le tribunal.',
    bestFor: 'Vous voulez finir sans audience.',
  },
  'gb.tribunal.work-option-help': {
    says: 'Demandez maintenant à votre syndicat, un Law Centre ou Citizens Advice. Certaines assurances habitation paient un avocat.',
    title: 'Trouver quelqu’un pour parler pour vous',
    cost: 'Rien.',
    time: 'Demandez des semaines avant l’audience.',
    risk: 'L’aide gratuite n’est pas sûre. Continuez à préparer.',
    bestFor: 'Discrimination, ou longue audience.',
  },
  'gb.tribunal.ni-step': {
    says: 'Envoyez chaque document à temps au tribunal et à l’autre partie. S’il vous faut plus de temps, demandez-le avant.',
  },
  'gb.tribunal.ni-right': {
    says: 'En général chacun paie ses frais. La Labour Relations Agency aide gratuitement à trouver un accord avant.',
  },
}
