/** Questions about dismissal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'de.ask-job.dismissed': {
    says: 'U hebt drie weken vanaf de dag dat de brief kwam om naar de arbeidsrechter te gaan. Daarna geldt het ontslag, ook als het fout was. In de brief hoeft geen reden te staan; voor de rechter wel, na zes maanden in een firma met meer dan tien mensen. Het loket schrijft de eis op, zonder advocaat. Teken niets: een overeenkomst tot vertrek kan tot twaalf weken uitkering kosten. Meld u binnen drie dagen als werkzoekende.',
  },
  'de.ask-job.late-claim': {
    says: 'Meestal is het te laat. Kon u buiten uw schuld niet, vraag de rechter dan binnen twee weken een late eis toe te staan.',
    dependsOn: 'of u buiten uw schuld niet op tijd kon handelen',
  },
  'de.ask-job.oral': {
    says: 'Zonder papier en handtekening is het ontslag ongeldig: uw baan en loon lopen door. Ga gewoon werken en schrijf dat u wilt werken. Stuurt men u naar huis? Noteer de dag en de getuigen: uw loon moet toch betaald worden. De termijn voor de rechter loopt pas vanaf een ondertekende brief. Komt die, ga dan binnen drie weken naar de rechter. Teken niets en meld u toch als werkzoekende.',
  },
  'de.ask-job.severance': {
    says: 'Er is geen recht op betaling vanzelf. Zij komt van een schikking, een sociaal plan of een aanbod (§ 1a KSchG): vaak een half maandloon per jaar.',
  },
  'de.ask-job.notice-period': {
    says: 'Volgens de wet vier weken tot de 15e of het einde van de maand, in de proeftijd twee weken. Voor de werkgever groeit het tot zeven maanden. Kijk in uw contract.',
    dependsOn: 'wie opzegt en hoe lang u er werkte',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Ziek zijn verbiedt geen ontslag. Maar ziekte alleen is zelden genoeg. Ga binnen drie weken naar de arbeidsrechter (Arbeitsgericht).',
    dependsOn: 'hoe lang en hoe vaak u ziek bent en hoe groot het bedrijf is',
  },
  'de.ask-job.pregnant': {
    says: 'Dat mag niet, ook niet in de proeftijd. Van de zwangerschap tot vier maanden na de geboorte, en in ouderschapsverlof, kan het alleen met toestemming van een dienst. Wist de baas het niet, zeg het dan schriftelijk binnen twee weken: dan is het ontslag ongeldig. Ga toch binnen drie weken naar de arbeidsrechter.',
  },
  'de.ask-job.on-paper': {
    says: 'Een ontslag moet op papier staan en met de hand getekend zijn. Een mail, bericht of gesproken woorden beëindigen uw baan niet.',
  },
}
