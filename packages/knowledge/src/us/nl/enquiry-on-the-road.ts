/** The Dutch words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'us.ask-everyday.private-parking': {
    says: 'Het is een rekening, geen boete van een rechter. Het bedrijf moet laten zien dat duidelijke borden de prijs bepaalden en dat het bedrag eerlijk is. Betwist het schriftelijk met foto’s. Bent u de prijs echt schuldig, betaal dan dat deel. Een rechter beslist als u het niet eens bent.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Uiterlijk op de datum op de bon kunt u zeggen dat u niet schuldig bent en om een hoorzitting vragen, of meestal om een rijcursus. Betalen is toegeven. Negeer het nooit.',
    dependsOn: 'uw gegevens en het bewijs',
  },
  'us.ask-life.towed': {
    says: 'Haal de auto snel, want de kosten groeien elke dag. Maak foto’s van de borden en vraag om een bon. Veel staten begrenzen de kosten en geven u een hoorzitting of claim als het wegslepen fout was.',
    dependsOn: 'de borden, de kosten en uw staat',
  },
  'us.ask-everyday.toll': {
    says: 'Niet altijd. Was de auto voor die dag verkocht, gestolen of verhuurd, stuur de toldienst dan bewijs, uiterlijk op de datum in het bericht. Kijk of de rekening echt is.',
    dependsOn: 'van wie de auto was en wie die dag reed',
  },
}
