/** Italian: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_IT: Words = {
  'gb.home.right-deposit-first': {
    says: 'Ha versato un deposito? Allora un giudice può farla uscire solo se un ente lo custodisce secondo le regole, o se è stato restituito. Chieda ora ai tre enti.',
  },
  'gb.home.right-illness': {
    says: 'Il problema ha a che fare con una malattia o una disabilità? Allora il padrone di casa deve mostrare che farla uscire è giusto e necessario. Lo dica ora a lui e al giudice.',
  },
}
