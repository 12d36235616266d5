/** The Dutch words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_NL: Words = {
  'us.towed.want': {
    says: 'Uw auto is weggesleept. Men wil geld voor slepen en stalling, en mag de auto verkopen als u niets doet.',
  },
  'us.towed.step': {
    says: 'Doe het vandaag: de kosten groeien elke dag. Vraag een lijst van de kosten, haal uw spullen eruit en stuur het formulier tegen de verkoop.',
  },
}
