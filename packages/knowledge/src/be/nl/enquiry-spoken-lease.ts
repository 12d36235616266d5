/** Questions about a lease with no paper: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_NL: Words = {
  'be.ask.spoken-lease': {
    says: 'Een mondelinge huur telt: u hebt de rechten van elke huurder. Voor uw hoofdverblijf is het meestal een contract van negen jaar, met de gewone opzeg. Zonder papier mag de huur meestal niet geïndexeerd worden. Bewaar overschrijvingen, berichten en uw domicilie als bewijs. Elke kant kan aangetekend een schriftelijk contract vragen, daarna bij de vrederechter. Alleen die rechter kan u uit huis zetten.',
  },
}
