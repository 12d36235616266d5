/** The Spanish words of the rows in ../last-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LAST_INSURERS_ES: Words = {
  ...stateWords('last-insurer', {
    CA: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    FL: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    GA: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    IL: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    MA: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    MI: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    NC: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    NJ: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    NY: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    OH: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    PA: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    TX: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
    VA: 'un plan creado por ley puede asegurar una casa que otros rechazan. Pídalo a un agente antes de que termine su póliza',
  }),
}
