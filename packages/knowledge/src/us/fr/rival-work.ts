/** The French words of the rows in ../rival-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const RIVAL_WORK_FR: Words = {
  ...stateWords('rival-work', {
    AZ: 'une promesse de ne pas faire concurrence compte seulement si elle est juste en temps, lieu et travail',
    CA: 'une promesse de ne pas faire concurrence après un emploi est nulle, peu importe où vous l’avez signée',
    FL: 'une promesse de ne pas faire concurrence peut vous engager si elle est juste et protège un vrai intérêt de l’entreprise',
    GA: 'une promesse de ne pas faire concurrence engage surtout les chefs, vendeurs et employés clés, et doit être juste en temps et en lieu',
    IL: 'une promesse de ne pas faire concurrence est nulle au-dessous d’une paie par an fixée. Vous devez avoir 14 jours pour la lire',
    MA: 'une promesse de ne pas faire concurrence n’engage pas les employés à l’heure couverts par la loi sur les heures en plus. Elle n’engage pas non plus ceux dont le poste est supprimé. Elle demande une paie ou une autre valeur',
    MI: 'une promesse de ne pas faire concurrence doit être juste en temps, lieu et travail. Un juge peut la limiter',
    NJ: 'une promesse de ne pas faire concurrence compte seulement autant qu’elle est juste et ne vous nuit pas trop',
    NY: 'une promesse de ne pas faire concurrence compte seulement si elle est juste et nécessaire pour protéger des secrets ou des clients',
    NC: 'une promesse de ne pas faire concurrence doit être écrite, payée, et juste en temps et en lieu',
    OH: 'une promesse de ne pas faire concurrence compte autant qu’elle est juste. Un juge peut la limiter',
    PA: 'une promesse de ne pas faire concurrence doit faire partie de l’accord d’emploi ou être payée, et être juste en temps et en lieu',
    TX: 'une promesse de ne pas faire concurrence doit faire partie d’un autre accord et être juste en temps, lieu et travail',
    VA: 'un employeur ne peut pas lier des travailleurs à bas salaire par une promesse de ne pas faire concurrence. Les autres, seulement si elle est juste',
    WA: 'une promesse de ne pas faire concurrence est nulle au-dessous d’une paie par an fixée. Elle est nulle aussi s’ils l’ont cachée jusqu’à ce que vous preniez l’emploi. À partir du 30 juin 2027, presque toutes sont nulles',
  }),
}
