/** Questions about traffic fines and garages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'it.ask.fine-too-old': {
    says: 'Het recht een verkeersboete te innen eindigt vijf jaar na de overtreding. Elk papier dat u in die tijd bezorgd is, laat de vijf jaar opnieuw beginnen.',
    dependsOn: 'het laatste papier dat u bezorgd is',
  },
  'it.ask.fine': {
    says: 'Betaal 30% minder binnen vijf dagen, of het minimum binnen 60. Of maak bezwaar: 30 dagen bij de vrederechter (giudice di pace), 60 bij de Prefetto. Niet allebei.',
    dependsOn: 'of u bewijs hebt',
  },
  'it.ask.fine-driver': {
    says: 'Meld de politie binnen 60 dagen wie reed. Anders komt er een tweede boete, ook als u de eerste betaalde. De punten gaan naar de echte bestuurder. De eigenaar blijft aansprakelijk voor de boete zelf.',
  },
  'it.ask.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'it.ask.speed-camera': {
    says: 'Een flitser die goedgekeurd maar niet omologato is, bewijst niets, zegt het hoogste hof. Een nieuwer besluit telt modellen van na 2017 misschien als omologati. Sinds eind 2025 mag een flitser die in de lijst van het ministerie ontbreekt niet meten. Kijk daar, en vraag de papieren. Gratis bij de Prefetto binnen 60 dagen, of bij de giudice di pace binnen 30. Betaal niet eerst.',
  },
}
