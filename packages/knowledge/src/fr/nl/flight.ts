/** The Dutch words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_NL: Words = {
  'fr.flight.right-sum': {
    says: 'Drie uur te laat, laat geannuleerd of geweigerd aan boord: €250, €400 of €600 naar afstand. Niet als zij de oorzaak niet in de hand hadden.',
  },
  'fr.flight.right-proof': {
    says: 'De luchtvaartmaatschappij moet zo’n oorzaak bewijzen, en dat zij alles deed wat kon. Een fout aan het vliegtuig telt meestal niet.',
  },
  'fr.flight.right-limit': { says: 'In Frankrijk hebt u vijf jaar om te eisen.' },
  'fr.flight.step': {
    says: 'Schrijf de vlucht, dag, vertraging en het bedrag, en vraag bewijs van de oorzaak. Ga na twee maanden naar de reisbemiddelaar (MTV), voor elke rechter.',
  },
}
