/** The Dutch words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_NL: Words = {
  'fr.repair.right-quote': {
    says: 'Voor het werk moeten ze u een uitgebreide schriftelijke offerte (devis) geven, met uurprijs, onderdelen en reiskosten. Wat u niet afsprak, kunt u betwisten.',
  },
  'fr.repair.right-withdraw': {
    says: 'Een contract dat thuis is gesloten, kunt u 14 dagen lang herroepen. Alleen de dringende reparatie die u zelf vroeg valt erbuiten, niet extra werk of onderdelen.',
  },
  'fr.repair.right-seven-days': {
    says: 'Voor werk thuis mogen ze de eerste zeven dagen geen geld nemen, behalve voor de dringende reparatie die u vroeg.',
  },
  'fr.repair.step-compare': {
    says: 'Vergelijk de rekening met de offerte (devis), regel voor regel. Vraag twee andere bedrijven een prijs. Schrijf wat u aanvaardt en wat niet.',
  },
  'fr.repair.option-report': {
    says: 'Meld een te hoge rekening op SignalConso en ga naar de gratis bemiddelaar (médiateur) van het bedrijf.',
    title: 'Melden en de bemiddelaar vragen',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'De prijs is veel te hoog.',
  },
}
