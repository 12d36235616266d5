/** The Dutch words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_NL: Words = {
  'us.mover.want': {
    says: 'De verhuizer vraagt meer geld, of antwoordt op een claim voor verloren of kapotte spullen.',
  },
  'us.mover.right-goods': {
    says: 'Bij een verhuizing tussen staten krijgt u uw spullen als u de vaste prijs betaalt, of 110% van een prijs die niet vast was.',
  },
  'us.mover.right-claim': {
    says: 'U hebt negen maanden om verloren of kapotte spullen schriftelijk te claimen. De verhuizer moet een neutrale persoon aanbieden die beslist (arbitration).',
  },
  'us.mover.step': {
    says: 'Schrijf de verhuizer met de prijsopgave en de vrachtbrief (bill of lading). Klaag bij de FMCSA, en bij uw staat als de verhuizing daarbinnen blijft.',
  },
}
