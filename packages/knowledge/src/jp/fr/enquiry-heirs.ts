/** The French words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_FR: Words = {
  'jp.ask.estate-division': {
    says: 'Tous les héritiers doivent être d’accord ; ne signez donc pas ce que vous refusez. Si les discussions échouent, chaque héritier peut demander une médiation au tribunal familial (遺産分割調停), puis un juge décide. Apportez les registres de famille et une liste des biens. Pour que soins ou dons comptent, demandez dans les dix ans du décès. Houterasu (法テラス) conseille.',
  },
}
