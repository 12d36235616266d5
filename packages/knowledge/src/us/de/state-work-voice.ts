/** The German words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_DE: Words = {
  ...stateWords(
    'speak-up',
    sameCells(
      'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA',
      'dürfen Sie, in den Grenzen des Gesetzes, nicht entlassen werden, weil Sie Verbotenes oder Gefährliches melden oder ablehnen',
    ),
  ),
  ...stateWords('vacation-pay', {
    ...sameCells(
      'AZ MI NY NC OH PA TX',
      'wird nicht genommener Urlaub so bezahlt, wie es die schriftliche Regel der Firma oder der Vertrag sagt',
    ),
    CA: 'ist verdienter Urlaub Lohn. Er darf nicht weggenommen werden und muss bezahlt werden, wenn Sie gehen',
    IL: 'muss verdienter Urlaub bezahlt werden, wenn Sie gehen',
    MA: 'ist verdienter Urlaub Lohn und muss bezahlt werden, wenn Sie gehen',
  }),
}
