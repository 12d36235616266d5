/** A question about music that customers or staff hear: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_NL: Words = {
  'gb.ask-consumer.music-licence': {
    says: 'Horen klanten of personeel de radio, dan hebt u hun licentie nodig. Speelt u niets, of alleen muziek zonder licentie? Schrijf dat. Het moet waar zijn, en bewaar bewijs. Hoort alleen u het, vraag dan schriftelijk waarom een licentie nodig is. Een oneerlijke prijs kan naar het Copyright Tribunal.',
    dependsOn: 'of iemand anders dan u het kan horen',
  },
}
