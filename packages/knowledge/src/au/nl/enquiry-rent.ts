/** Questions about a higher rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'au.ask.rent-up': {
    says: 'In de meeste staten mag de huur maar één keer in 12 maanden omhoog, met 60 of 90 dagen schriftelijk bericht vooraf. Is het veel te hoog? Dan kunt u naar de rechter (tribunal).',
    dependsOn: 'uw staat en uw huurcontract',
  },
  'au.ask.rent-up-nsw': {
    says: 'In New South Wales mag de huur één keer in 12 maanden omhoog met 60 dagen schriftelijk bericht vooraf. Is het te hoog? Dan kunt u binnen 30 dagen naar NCAT.',
    dependsOn: 'de data en uw huurcontract',
  },
  'au.ask.rent-up-vic': {
    says: 'In Victoria mag de huur één keer in 12 maanden omhoog met 90 dagen bericht vooraf. Lijkt het te hoog? Dan kunt u een gratis controle vragen.',
    dependsOn: 'de data en uw huurcontract',
  },
  'au.ask.rent-up-qld': {
    says: 'In Queensland mag de huur één keer in 12 maanden voor die woning omhoog, met twee maanden bericht vooraf.',
    dependsOn: 'de data en uw huurcontract',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia mag de huur maar één keer in 12 maanden omhoog, met 60 dagen bericht op het juiste formulier. Bij een vaste termijn moet het contract dat toelaten.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia mag de huur maar één keer in 12 maanden omhoog, met 60 dagen bericht op papier. Is zij te hoog? Dan kan SACAT een lagere huur bepalen.',
  },
  'au.ask.rent-up-twice': {
    says: 'Nee. In elke staat en het ACT mag de huur maar één keer in 12 maanden omhoog. In New South Wales en Queensland verandert een nieuw contract voor dezelfde woning dat niet. Schrijf dat het te vroeg is en betaal de oude huur door. Een geldige verhoging vraagt 60 dagen schriftelijk, in Victoria 90, in het ACT acht weken. Gaan zij door, ga dan naar het tribunaal. In het Northern Territory gelden andere tijden.',
  },
}
