/** Questions about discrimination, age, pregnancy, references and checks: the words in Dutch. */
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
  'us.ask-work.reference': {
    says: 'Een ware referentie mag meestal, goed of slecht. Valse feiten die u een baan kosten kunnen smaad zijn. Een slechte als straf voor een klacht over discriminatie is tegen de federale wet.',
    dependsOn: 'of het waar is, en waarom zij het zeggen',
  },
  'us.ask-work.job-background': {
    says: 'Vraag een kopie van het rapport. De werkgever moet die met een lijst van uw rechten geven voordat hij nee zegt. Betwist fouten bij het bedrijf dat het maakte: dat heeft meestal 30 dagen. Sommige staten beperken het gebruik van een strafblad.',
  },
  'us.ask-life.unfair': {
    says: 'Het is tegen de wet als de reden ras, kleur, geloof, geslacht, afkomst, leeftijd vanaf 40 of handicap was. Schrijf op wat er is gezegd. Dien binnen 180 of 300 dagen in bij de EEOC of het kantoor van de staat.',
    dependsOn: 'de reden en het bewijs',
  },
  'us.trouble.age': {
    says: 'Vanaf 40 jaar mag u niet worden ontslagen om leeftijd. Vervangen worden door iemand die veel jonger is, is een teken daarvan. Dien binnen 180 of 300 dagen in bij de EEOC of het kantoor van de staat.',
    dependsOn: 'de reden en het bewijs',
  },
  'us.fact.sexual-harassment': {
    says: 'Dit is seksuele intimidatie, en de wet verbiedt het. U hoeft geen ontslag te nemen. Bewaar berichten en noteer elke keer en wie het zag. Klaag schriftelijk: de werkgever moet iets doen en mag u niet straffen. Helpt dat niet, dien dan gratis een klacht in bij de EEOC binnen 180 dagen, in de meeste staten 300. De federale wet geldt vanaf 15 werknemers; veel staten beschermen ook in kleinere bedrijven. Bij aanraken of dreigen kunt u ook naar de politie.',
  },
}
