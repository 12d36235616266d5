/** The French words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_FR: Words = {
  'de.famcourt.want': {
    says: 'Quelqu’un, souvent l’autre parent, demande au tribunal de la famille qui s’occupe de l’enfant ou quand vous le voyez.',
  },
  'de.famcourt.reality': {
    says: 'Le juge cherche l’intérêt de l’enfant, entend les deux parents, l’enfant et le Jugendamt, et vise d’abord un accord.',
  },
  'de.famcourt.right-care': {
    says: 'Si les deux ont la garde légale, l’un ne l’a seul que si vous êtes d’accord ou si c’est le mieux pour l’enfant. Dès 14 ans, l’enfant peut s’y opposer.',
  },
  'de.famcourt.right-contact': {
    says: 'Votre enfant a droit à ses deux parents, et vous avez le droit et le devoir de le voir. Cela n’est coupé pour longtemps que si l’enfant en souffrirait.',
  },
  'de.famcourt.right-month': {
    says: 'Pour les visites ou le lieu de vie, la première audience devrait venir en un mois. Il ne faut en général pas d’avocat, sauf dans un divorce. Vous pouvez en amener un : avec peu de revenus, le tribunal peut payer (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Le tribunal ordonne, ou doit ordonner, que vous restiez à distance ou quittiez le logement pour l’instant (Gewaltschutz). Un ordre vaut au plus tard dès que vous le recevez.',
  },
  'de.famcourt.protection-obey': {
    says: 'Respectez un ordre à la lettre, même si l’autre vous appelle : le violer est un délit et peut en plus coûter une amende (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Un ordre urgent sans vous entendre ? Demandez par écrit une audience : le tribunal doit alors décider de nouveau. Après une audience, vous avez deux semaines pour faire appel.',
  },
  'de.famcourt.step': {
    says: 'Notez avec dates ce qui compte pour l’enfant ou les faits. Parlez avant au Jugendamt ou à un avocat et répondez au tribunal.',
  },
}
