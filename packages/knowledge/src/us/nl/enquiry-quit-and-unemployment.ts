/** Questions about unemployment benefits after quitting a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_NL: Words = {
  'us.fact.quit-unemployment': {
    says: 'Vraag nu aan. Zelf weggaan sluit meestal uit, maar niet met goede reden: gevaar, verboden intimidatie, onbetaald loon, grote korting, en in veel staten ziekte of geweld thuis. Toon dat u het eerst de baas zei en om verandering vroeg, met berichten of briefje van de arts. Bent u er nog, doe dat eerst. Bij weigering: beroep vóór de datum in de brief.',
    dependsOn: 'waarom u vertrok en uw staat',
  },
  'us.fact.quit-hours-cut': {
    says: 'Een grote verlaging van uren of loon is in veel staten een goede reden om te gaan. Afgewezen? Ga schriftelijk in beroep vóór de datum in de brief; er volgt een zitting, meestal per telefoon. Neem roosters en loonstroken mee van voor en na, en bewijs dat u uw uren terug vroeg. Blijf elke week de aanvraag doen. Hebt u de baan nog, neem geen ontslag: vraag een deeluitkering.',
  },
}
