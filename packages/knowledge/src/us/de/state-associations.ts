/** The German words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_DE: Words = {
  ...stateWords('association-fines', {
    CO: 'müssen Sie Bescheid und 30 Tage bekommen, um es in Ordnung zu bringen. Strafen für einen Verstoß enden bei $500',
    GA: 'darf ein Eigentümerverein (association) nur so bestrafen, wie seine eingetragenen Papiere sagen. Bitten Sie, diesen Teil zu sehen',
    IL: 'muss der Vorstand (board) Ihnen vor einer Strafe Bescheid und die Möglichkeit geben, gehört zu werden',
    MA: 'folgen Strafen der Gründungsurkunde (master deed) und den Regeln der Eigentumswohnungen. Verlangen Sie die Regel schriftlich und dass der Vorstand (board) Sie hört',
    MI: 'darf eine Wohnungsanlage (condominium) nur bestrafen, wie ihre Satzung (bylaws) sagt, nach einer Mitteilung und der Möglichkeit, gehört zu werden',
    MN: 'braucht eine Strafe zuerst eine Mitteilung und die Möglichkeit, gehört zu werden, und muss fair sein',
    PA: 'braucht eine Strafe zuerst eine Mitteilung und die Möglichkeit, gehört zu werden, und muss fair sein',
    NJ: 'muss der Eigentümerverein (association) Ihnen einen fairen Weg anbieten, den Streit ohne Gericht zu lösen',
    OH: 'muss der Vorstand (board) Ihnen zuerst schreiben. Sie haben 10 Tage, um vor einer Strafe eine Anhörung (hearing) zu verlangen',
    WA: 'muss der Vorstand (board) Ihnen vor einer Strafe aus seiner Liste Bescheid und die Möglichkeit geben, gehört zu werden',
  }),
}
