/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_NL: Words = {
  'gb.ask-work.written-statement': {
    says: 'U hebt rechten zonder papieren contract. Uw werkgever moet u op of vóór uw eerste dag de belangrijkste voorwaarden schriftelijk geven. Vraag ze schriftelijk.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Met een nulurencontract (zero hours contract) krijgt u toch minimumloon, betaalde vakantie en pauzes. U mag werk weigeren en voor anderen werken. Daarvoor mogen ze u niet straffen.',
  },
  'gb.ask-work.breaks': {
    says: 'Vanaf 18 jaar krijgt u 20 minuten pauze als u meer dan zes uur werkt. U krijgt 11 uur rust per dag en één vrije dag per week. De grens is gemiddeld 48 uur, tenzij u anders afsprak.',
    dependsOn: 'uw leeftijd en uren',
  },
  'gb.ask-work.change-contract': {
    says: 'Een werkgever mag uw loon, uren of dagen meestal niet veranderen zonder uw instemming, tenzij een duidelijk beding dat toelaat. Bent u het niet eens? Schrijf dat meteen, werk door „onder protest” (under protest) en vraag ontbrekend loon. Ze kunnen het contract met opzegtermijn beëindigen en een nieuw aanbieden. Dat is ontslag, en het kan onterecht zijn. Bel Acas voor u tekent of opzegt: 0300 123 1100.',
  },
  'gb.ask-work.flexible': {
    says: 'U mag vanaf dag één om flexibel werken vragen, twee keer in 12 maanden. Ze moeten vóór een nee met u praten, een zakelijke reden geven en binnen twee maanden antwoorden.',
  },
  'gb.ask-work.agency': {
    says: 'Moet u het werk zelf doen en bepalen zij hoe? Dan bent u waarschijnlijk werknemer (worker). U krijgt dan minimumloon, betaalde vakantie en pauzes.',
    dependsOn: 'hoe u echt werkt, niet hoe het heet',
  },
  'gb.ask-work.ni-self-employed': {
    says: 'Moet u het werk zelf doen en bepalen zij hoe? Dan bent u misschien werknemer (worker) met recht op loon en vakantie. Bel gratis de Labour Relations Agency op 03300 555 300. Termijnen zijn vaak drie maanden.',
    dependsOn: 'hoe u echt werkt, niet hoe het heet',
  },
}
