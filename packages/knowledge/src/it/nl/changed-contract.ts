/** The Dutch words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_NL: Words = {
  'it.changed.want': {
    says: 'Een bedrijf verandert prijs of voorwaarden. U mag aanvaarden of weggaan.',
  },
  'it.changed.right-bank': {
    says: 'Een bank moet het twee maanden vooraf schriftelijk melden, met goede reden. Tot die dag mag u gratis weg op de oude voorwaarden.',
  },
  'it.changed.right-energy': {
    says: 'Een leverancier van stroom of gas moet drie maanden vooraf schrijven. U mag gratis overstappen.',
  },
  'it.changed.right-telecom': {
    says: 'Een telefoon- of internetbedrijf moet het 30 dagen vooraf melden. Daarna hebt u 60 dagen om gratis weg te gaan.',
  },
  'it.changed.step-compare': {
    says: 'Zoek de oude en nieuwe prijs en de begindag. Vergelijk, en schrijf vóór die dag als u weggaat.',
  },
}
