/** Questions about driving so fast that the licence is taken for a month: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_NL: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Vanaf 31 km/u te hard in de bebouwde kom of 41 erbuiten: boete, twee punten en minstens een maand niet rijden. Ook twee keer 26 of meer binnen een jaar. Vul op het formulier alleen naam en adres in. U hebt twee weken vanaf de gele envelop voor bezwaar. Bij een eerste verbod kiest u het begin binnen vier maanden. Hangt uw werk ervan af? Vraag eerst een advocaat.',
    dependsOn: 'hoeveel te hard, waar, en wat er eerder was',
  },
  'de.ask-drive.alcohol': {
    says: 'Vanaf 1,1 promille is het een misdrijf. De rechter neemt meestal het rijbewijs af en stelt een termijn (Sperre) van zes maanden tot vijf jaar. Het nieuwe moet u aanvragen, het best drie maanden voor het einde. De MPU-test komt altijd vanaf 1,6; daaronder alleen met andere redenen. Van 0,5 tot 1,09 zonder fouten: € 500, twee punten en een maand niet rijden. Zeg de politie niets over de zaak en vraag een advocaat. Tegen een strafbevel: twee weken.',
  },
}
