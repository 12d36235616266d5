/** Questions about the lowest pay that is allowed: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_FR: Words = {
  'ch.ask.minimum-wage': {
    says: 'Il n’y a pas de salaire minimum pour toute la Suisse. Mais bien des branches en ont un par CCT, comme la restauration, le nettoyage, le bâtiment et le temporaire. Genève, Neuchâtel, Jura, Tessin et Bâle-Ville en ont un par la loi, et la ville de Lucerne depuis 2026. Voyez entsendung.admin.ch. Si vous avez moins, réclamez la différence par écrit, jusqu’à cinq ans : on ne peut y renoncer. Le syndicat aide.',
    dependsOn: 'votre canton et votre branche',
  },
}
