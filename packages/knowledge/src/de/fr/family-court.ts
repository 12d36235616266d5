/** The French words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_FR: Words = {
  'de.famcourt.want': {
    says: 'L’autre parent demande au juge de décider de la garde ou des visites.',
  },
  'de.famcourt.reality': {
    says: 'Le juge cherche l’intérêt de l’enfant, entend les deux parents, l’enfant et le Jugendamt, et vise d’abord un accord.',
  },
  'de.famcourt.right-care': {
    says: 'L’autorité exclusive n’est donnée que si vous êtes d’accord ou si c’est clairement mieux pour l’enfant. Dès 14 ans, l’enfant peut s’opposer.',
  },
  'de.famcourt.right-contact': {
    says: 'L’enfant a droit à ses deux parents, et vous avez le droit et le devoir de le voir. On ne le limite que si l’enfant en souffrirait.',
  },
  'de.famcourt.right-month': {
    says: 'La première audience a lieu en un mois. Pas d’avocat obligatoire ; avec peu de revenus, le tribunal le paie (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Le tribunal vous ordonne de rester à distance ou de quitter le logement pour l’instant (Gewaltschutz). Cela vaut dès réception.',
  },
  'de.famcourt.protection-obey': {
    says: 'Respectez-le à la lettre, même si l’autre vous appelle : le violer est un délit et coûte une amende (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Rendu sans vous entendre ? Demandez par écrit une audience : le juge décide à nouveau. Après une audience, deux semaines pour faire appel.',
  },
  'de.famcourt.step': {
    says: 'Notez avec dates ce qui compte pour l’enfant ou les faits. Parlez avant au Jugendamt ou à un avocat et répondez au tribunal.',
  },
}
