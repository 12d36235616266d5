/** Questions sur le travail, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_FR: Words = {
  'gb.ask-work.ni-self-employed': {
    says: 'Si vous devez faire le travail vous-même et s’ils le dirigent, vous êtes peut-être un travailleur (worker) avec droit à la paie et aux congés. Appelez gratuitement la Labour Relations Agency au 03300 555 300. Les délais sont souvent de trois mois.',
    dependsOn: 'comment vous travaillez vraiment, pas le nom donné',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Non, le plus souvent, si l’emploi finit avant le 1er janvier 2027 : il faut deux ans. S’il finit à partir de ce jour, six mois suffisent. Certaines raisons n’exigent aucune durée, comme la grossesse, l’origine ou la demande d’un droit légal.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un licenciement à cause d’une grossesse est injuste dès le premier jour, et c’est une discrimination. Aucune durée dans l’emploi n’est exigée pour agir. Contactez Acas maintenant, car il y a un délai, et gardez chaque message.',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Non, l’indemnité légale (statutory redundancy pay) exige deux années entières dans l’emploi. Votre contrat peut donner plus. Vous avez quand même le préavis, la paie et les congés non pris.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Avec deux années entières dans l’emploi, vous avez une indemnité (redundancy pay). C’est une semaine de paie par an, ou une et demie dès 41 ans, jusqu’à une limite. Le préavis s’ajoute. Si l’employeur ne peut pas payer, le service public « Redundancy Payments Service » le peut.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Non, le plus souvent. Il leur faut une loi, une clause de votre contrat, ou votre oui écrit d’avant. Les coûts exigés par le travail ne peuvent pas vous faire passer sous le salaire minimum. Réclamez par écrit et contactez Acas maintenant, car les délais sont courts.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contactez Acas maintenant. Pour un licenciement à partir du 1er octobre 2026, vous avez six mois moins un jour. Pour un plus ancien, c’était trois mois moins un jour. Un licenciement pour grossesse est injuste dès le premier jour, sans durée exigée.',
  },
  'gb.ask-work.low-rate': {
    says: 'Non, si vous avez 18 ans ou plus et n’êtes pas apprenti. Depuis avril 2026, le minimum est de £12.71 l’heure dès 21 ans, et de £10.85 de 18 à 20 ans. Vous pouvez réclamer ce qui manque.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Au plus les 20 dernières années comptent. Chaque année entière donne une semaine de salaire, une et demie dès 41 ans, une demie avant 22 ans. Une semaine compte jusqu’à £751 depuis le 6 avril 2026. Le préavis s’ajoute, jusqu’à 12 semaines.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Contactez vite Acas, car un délai court. Être malade n’interdit pas un licenciement, mais il faut un motif juste et des étapes justes. Pour cela il faut deux ans dans l’emploi, ou six mois s’il finit à partir du 1er janvier 2027. Si la maladie est un handicap, aucune durée n’est exigée. Demandez la paie du préavis.',
  },
}
