/** The Dutch words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_NL: Words = {
  'us.stop.snap-want': {
    says: 'De staat zegt dat uw voedselhulp (SNAP) eindigt of verandert, vanaf wanneer, en waarom.',
  },
  'us.stop.snap-who': {
    says: 'Het kantoor van uw staat of county voert SNAP uit volgens federale regels. De hoorzitting wordt gedaan door iemand die niet over uw zaak heeft beslist.',
  },
  'us.stop.snap-reality': {
    says: 'Dit is niet het laatste woord. Een hoorzitting is gratis, en in veel berichten staat een fout inkomen.',
  },
  'us.stop.snap-rights': {
    says: 'U kunt uw dossier zien, om een hoorzitting vragen, een helper meenemen, en vaak uw uitkering houden tot de beslissing.',
  },
  'us.stop.snap-right-notice': {
    says: 'Meestal moet u minstens tien dagen voor een verlaging bericht krijgen. Daarin moet staan waarom.',
  },
  'us.stop.snap-right-keep': {
    says: 'Vraag om de hoorzitting binnen de dagen in het bericht, dan gaat uw uitkering door. Als u verliest, moet u die misschien terugbetalen.',
  },
  'us.stop.snap-right-hearing': {
    says: 'U kunt binnen 90 dagen om een hoorzitting (fair hearing) vragen, schriftelijk of per telefoon.',
  },
  'us.stop.snap-step': {
    says: 'Vraag nu om een hoorzitting en zeg dat u wilt dat uw uitkering doorgaat. Schrijf de dag en de naam op.',
  },
  'us.stop.snap-step-check': {
    says: 'Controleer het inkomen en de mensen die zij hebben geteld. Stuur loonstroken, huur, kinderopvang en medische rekeningen.',
  },
  'us.stop.snap-option': {
    says: 'Bel of schrijf: "Ik vraag om een hoorzitting (fair hearing) en wil dat mijn uitkering doorgaat."',
    title: 'Om een hoorzitting (fair hearing) vragen',
    cost: 'Gratis',
    time: 'Binnen de dagen in het bericht om de uitkering te houden; hoogstens 90 dagen',
    risk: 'Als u verliest, moet u misschien terugbetalen wat doorging.',
    bestFor: 'Het inkomen of het aantal mensen klopt niet.',
  },
  'us.stop.snap-right-work': {
    says: 'De grens van drie maanden geldt niet als u niet kunt werken, zwanger bent, voor een kind onder 14 zorgt of 20 uur per week werkt. Stuur bewijs.',
  },
}
