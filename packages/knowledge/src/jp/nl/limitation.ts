/** The Dutch words of Japan: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'jp.limitation.five': {
    says: 'De meeste eisen zijn na vijf jaar te oud. U moet dat zeggen. Voor schulden van voor april 2020 gelden oudere regels.',
    from: 'de dag waarop het bedrag betaald moest zijn',
    restartedBy:
      'Een betaling of een ja op de schuld laat de vijf jaar opnieuw beginnen. Een vonnis maakt het tien.',
  },
  'jp.limitation.judgment': { says: 'Na een vonnis is de verjaring meestal tien jaar.' },
}
