/** The German words of the rows in ../last-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LAST_INSURERS_DE: Words = {
  ...stateWords('last-insurer', {
    CA: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    FL: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    GA: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    IL: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    MA: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    MI: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    NC: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    NJ: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    NY: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    OH: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    PA: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    TX: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
    VA: 'kann eine vom Gesetz geschaffene Stelle ein Haus versichern, das andere ablehnen. Fragen Sie einen Vermittler (agent), bevor Ihre Police endet',
  }),
}
