/** The Spanish words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_ES: Words = {
  ...stateWords('small-case', {
    AZ: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    OR: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    CO: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    TN: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    WI: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    IN: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    CA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    FL: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    GA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    IL: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    MA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    MI: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    MN: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    NC: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    NJ: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    NY: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    OH: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    PA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    TX: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    VA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    WA: 'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    'ME MO NV':
      'vaya al caso pequeño el día del aviso y lleve sus pruebas. Si no va, la otra parte puede ganar',
    ND: 'pida una audiencia en el formulario en 20 días desde que recibió el caso pequeño. Si no, la otra parte puede ganar sin ella',
    NH: 'conteste un caso pequeño por escrito en 30 días desde que la corte lo envió. Si no, la otra parte puede ganar',
  }),
}
