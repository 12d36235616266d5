/** Questions about traffic tickets and towing: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'us.ask-life.traffic-ticket': {
    says: 'Uiterlijk op de datum op de bon kunt u zeggen dat u niet schuldig bent en om een hoorzitting vragen, of meestal om een rijcursus. Betalen is toegeven. Negeer het nooit.',
    dependsOn: 'uw gegevens en het bewijs',
  },
  'us.ask-life.towed': {
    says: 'Haal de auto snel, want de kosten groeien elke dag. Maak foto’s van de borden en vraag om een bon. Veel staten begrenzen de kosten en geven u een hoorzitting of claim als het wegslepen fout was.',
    dependsOn: 'de borden, de kosten en uw staat',
  },
}
