/** Benefits that INPS asks back (indebito): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'it.public.want-benefit': {
    says: 'L’INPS dit vous avoir versé trop et demande le retour (indebito). Il peut remonter dix ans.',
  },
  'it.public.reality-benefit': {
    says: 'C’est sérieux, mais vous pouvez faire un recours gratuit. Ils doivent vous laisser de quoi vivre.',
  },
  'it.public.no-whole-benefit': {
    says: 'Ils ne peuvent pas arrêter toute votre pension pour la récupérer : un cinquième au plus chaque mois.',
  },
  'it.public.deadline-benefit': {
    says: 'Vous avez 90 jours à partir de la réception pour demander à l’INPS de la revoir.',
    action: 'Déposer un recours à l’INPS en ligne ou à un bureau d’aide (ricorso amministrativo)',
    consequence: 'L’examen est tardif, et la reprise continue.',
  },
  'it.public.right-good-faith': {
    says: 'Pour une pension trop payée par erreur de l’INPS, vous n’avez souvent rien à rendre si vous étiez honnête et lui avez tout dit.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Ils peuvent retenir un cinquième au plus d’une pension, et pas sous la part protégée.',
  },
  'it.public.step-what-benefit': {
    says: 'Regardez quelle prestation, quels mois et pourquoi : l’INPS doit donner ses raisons et montrer le dossier. Allez à un patronato, c’est gratuit.',
  },
  'it.public.step-answer-benefit': {
    says: 'Si c’est faux, déposez le recours (ricorso) avec un bureau d’aide (patronato) et dites que vous étiez de bonne foi.',
  },
  'it.public.step-plan-benefit': {
    says: 'Si c’est juste, demandez à l’INPS de petites mensualités. Un bureau d’aide (patronato) le fait gratuitement.',
  },
  'it.public.step-papers-benefit': {
    says: 'Rassemblez ce que vous avez dit à l’INPS et quand : formulaires, papiers de revenus, lettres.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Faire un recours à l’INPS',
    says: 'Un bureau d’aide (patronato) le dépose gratuitement.',
    cost: 'Rien.',
    time: '90 jours.',
    risk: 'Faible.',
    bestFor: 'Vous étiez honnête, ou la somme est fausse.',
  },
  'it.public.option-plan-benefit': {
    title: 'Rembourser en plusieurs fois',
    says: 'Demandez à l’INPS de petites mensualités.',
    cost: 'La somme, en parts.',
    time: 'Quelques minutes pour demander.',
    risk: 'Faible.',
    bestFor: 'Vous n’aviez pas droit à l’argent.',
  },
  'it.public.right-naspi-work': {
    says: 'Un nouvel emploi de six mois au plus suspend seulement la NASpI. Avec un petit salaire déclaré à l’INPS, une partie vous reste. Vérifiez leur calcul.',
  },
}
