/** Questions about eviction, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'au.ask.evict': {
    says: 'Een verhuurder kan u niet met alleen een bericht uit huis zetten. Hij heeft een bevel van de rechter (tribunal of court) van uw staat nodig. Controleer de reden en de data, en bel een hulpdienst voor huurders.',
  },
  'au.ask.evict-nsw': {
    says: 'In New South Wales is een wettelijke reden nodig en, als u blijft, een bevel van NCAT. Bij de meeste redenen die niet uw schuld zijn, is 90 dagen nodig.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria is een wettelijke reden nodig en een bevel van VCAT, dat vraagt of het eerlijk is. Alleen de politie kan u laten vertrekken.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland is een wettelijke reden nodig en, als u blijft, een bevel van QCAT. Het einde van een vaste termijn is een reden, met twee maanden opzegtermijn.',
  },
  'au.ask.locks': {
    says: 'U buitensluiten of de stroom afsluiten zonder bevel is tegen de wet. Bel een hulpdienst voor huurders, en de politie als u buitengesloten bent.',
  },
  'au.ask.arrears': {
    says: 'Betaal wat u kunt en bied nu schriftelijk een regeling aan. In de meeste staten eindigt de opzegging als u alles betaalt. Bel een hulpdienst voor huurders.',
  },
  'au.ask.notice-to-leave': {
    says: 'Het hangt af van de staat en de reden. In New South Wales en Victoria is het einde van de huurtijd alleen geen reden. Er is een reden uit de wet nodig, met bewijs en meestal 90 dagen. In Queensland is het einde van de huurtijd een reden, met twee maanden. Alleen een tribunaal kan u laten gaan. Klopt het niet, blijf, betaal en bel een huurdershulp.',
  },
}
