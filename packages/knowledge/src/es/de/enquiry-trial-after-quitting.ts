/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_DE: Words = {
  'es.ask.paro-after-trial': {
    says: 'Haben Sie die alte Stelle selbst gekündigt, öffnet eine von der neuen Firma beendete Probezeit das Arbeitslosengeld (paro) erst drei Monate danach. Offener bezahlter Urlaub zählt mit, sagt das Oberste Gericht. Die Beitragsjahre verlieren Sie nicht. Nehmen Sie auch eine kurze Stelle: Endet sie ohne Ihren Willen, zählt alles. Gegen ein falsches Nein: reclamación previa, 30 Werktage.',
    dependsOn: 'ob zwischen beiden Tagen drei Monate liegen',
  },
}
