/** Questions about a car on or across a drive: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_FR: Words = {
  'gb.ask-drive.on-it': {
    says: "Ne posez pas de sabot, ne le bloquez pas, ne le faites pas enlever : ce peut être un délit. C'est une intrusion (trespass) : écrivez au propriétaire, puis allez au tribunal. La DVLA peut donner son nom si vous avez un bon motif (formulaire V888). Si la voiture semble abandonnée, la commune doit agir.",
  },
  'gb.ask-drive.across-it': {
    says: "Sur la route, la commune ou la police peut agir. Appelez la commune : elle peut verbaliser une voiture devant un trottoir abaissé. Si votre voiture est bloquée, appelez la police au 101, car c'est une entrave. Ne déplacez ni n'abîmez la voiture vous-même.",
  },
}
