/** Questions about breaks and sick days: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_NL: Words = {
  'us.ask-work.lunch-break': {
    says: 'Geen federale wet geeft volwassenen een eetpauze, maar veel staten wel. Korte pauzes tot 20 minuten moeten betaald worden. Ook een lunch waarin u werkt.',
    dependsOn: 'uw staat',
  },
  'us.ask-work.meal-break': {
    says: 'Als u moet doorwerken, telt de pauze als werktijd en moet die worden betaald. Schrijf de uren op. U kunt gratis klagen bij de Wage and Hour Division.',
  },
  'us.story.sick': {
    says: 'Zo’n twintig staten geven betaalde ziektetijd, zoals Californië, New York, New Jersey, Illinois, Michigan en Washington. Daar mag men u niet ontslaan of waarschuwen omdat u die gebruikt. Een doktersbriefje hoeft meestal pas vanaf de derde of vierde dag. Elders beslissen de regels van het bedrijf, maar vanaf 50 werknemers is er onbetaald verlof bij ernstige ziekte. Vraag opnieuw met uw staat.',
    dependsOn: 'uw staat, uw stad en hoe groot het bedrijf is',
  },
  'us.story.breaks': {
    says: 'De federale wet eist geen pauzes voor volwassenen, maar korte pauzes zijn betaalde tijd. Veel staten eisen ze wel, zoals Californië, New York, Washington, Illinois en Massachusetts.',
    dependsOn: 'uw staat',
  },
}
