/** Questions about the fence between two neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_NL: Words = {
  'nz.ask.fence': {
    says: 'Buren delen een passende schutting half om half, maar pas na een bericht (fencing notice). Dat noemt plaats, soort en kosten. U hebt dan 21 dagen om schriftelijk bezwaar te maken; anders betaalt u meestal de helft. Zonder bericht en instemming betaalt u niets. Een schutting op uw grond zonder instemming kan verplaatst worden. Geen akkoord: Disputes Tribunal.',
    dependsOn: 'of u vóór het werk een schuttingbericht kreeg',
  },
}
