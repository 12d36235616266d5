/** Questions about discrimination, pregnancy, leave, references and checks: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_NL: Words = {
  'us.ask-work.discrimination': {
    says: 'Schrijf op wat er gebeurde en meld het schriftelijk. Dien een klacht (charge) in bij de EEOC binnen 180 dagen, of 300 dagen in veel staten. Dat is nodig voor de meeste rechtszaken.',
  },
  'us.ask-work.pregnant': {
    says: 'Een werkgever met 15 of meer werknemers mag u niet ontslaan omdat u zwanger bent, en moet redelijke aanpassingen doen. Dien een klacht (charge) in bij de EEOC binnen 180 dagen, of 300 in veel staten.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Dien in binnen 180 dagen na wat er gebeurde, of 300 dagen waar een dienst van de staat zulke zaken doet. Na een brief dat u naar de rechter mag (right-to-sue letter) hebt u 90 dagen.',
  },
  'us.ask-work.family-leave': {
    says: 'Het bedrijf moet 50 of meer werknemers hebben, en u een jaar en 1.250 uur daar. Dan mag u 12 weken onbetaald verlof nemen en uw baan houden. Sommige staten betalen ervoor.',
    dependsOn: 'hoe groot het bedrijf is en hoe lang u er werkt',
  },
  'us.ask-work.reference': {
    says: 'Een ware referentie mag meestal, goed of slecht. Valse feiten die u een baan kosten kunnen smaad zijn. Een slechte als straf voor een klacht over discriminatie is tegen de federale wet.',
    dependsOn: 'of het waar is, en waarom zij het zeggen',
  },
  'us.ask-work.job-background': {
    says: 'Vraag een kopie van het rapport. De werkgever moet die met een lijst van uw rechten geven voordat hij nee zegt. Betwist fouten bij het bedrijf dat het maakte: dat heeft meestal 30 dagen. Sommige staten beperken het gebruik van een strafblad.',
  },
}
