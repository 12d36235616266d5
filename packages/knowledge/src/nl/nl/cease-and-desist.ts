/** The Dutch words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'nl.desist.reality': {
    says: 'Dit is een eis van de ander, geen bevel van een rechter. Maar hij kan een kort geding beginnen, dus negeer het niet.',
  },
  'nl.desist.right-proof': {
    says: 'Zij moeten bewijzen wat u deed en waarom het niet mag. U hoeft hun papier niet te tekenen. U kunt in eigen woorden iets toezeggen.',
  },
  'nl.desist.right-less': {
    says: 'Een rechter kan een contractboete verlagen als die duidelijk te hoog is. Vraag waar u ermee instemde.',
  },
  'nl.desist.right-work': {
    says: 'Een verbod om voor anderen te werken moet op papier staan. Bij een tijdelijk contract is een schriftelijke zware reden nodig. Een rechter kan het beperken of schrappen.',
  },
  'nl.desist.step-lawyer': {
    says: 'Vraag voor de laatste dag in de brief het Juridisch Loket of een advocaat. Vraag zo nodig schriftelijk om meer tijd.',
  },
  'nl.desist.right-opinion': {
    says: 'U mag eerlijk uw mening geven, ook een harde. Wat u als feit schrijft, moet op feiten rusten. Een rechter weegt uw vrije woord af tegen hun goede naam.',
  },
}
