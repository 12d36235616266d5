/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In de meeste staten kunt u zonder bericht of reden worden ontslagen, maar niet om een verboden reden. Voorbeelden zijn ras, geslacht, leeftijd, handicap, ziekteverlof of het melden van iets fouts.',
    dependsOn: 'de reden, uw contract en uw staat',
  },
  'us.ask-work.last-paycheck': {
    says: 'Zij moeten u voor al het gedane werk betalen, uiterlijk op de volgende betaaldag. Sommige staten zeggen meteen. Zo niet, klaag dan bij het arbeidskantoor van uw staat of de Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Schrijf uw uren op en vraag schriftelijk om het loon. U kunt gratis klagen bij de Wage and Hour Division of naar de rechter. De tijd is twee jaar, of drie als het met opzet was.',
  },
  'us.ask-work.overtime': {
    says: 'De meeste werknemers krijgen na 40 uur per week anderhalf keer hun loon. Personeel met vast salaris verliest dat alleen bij bepaalde taken en minstens $684 per week. Sommige staten vragen meer.',
    dependsOn: 'uw taken en hoe u wordt betaald',
  },
  'us.ask-work.minimum-wage': {
    says: 'Het federale minimumloon is $7,25 per uur. De meeste staten hebben een hoger, en dan geldt dat. Kijk op de pagina van het arbeidskantoor van uw staat.',
  },
  'us.ask-work.tips': {
    says: 'Een werkgever, manager of chef mag uw fooien niet houden. Een pot onder werknemers kan mogen.',
  },
  'us.ask-work.unemployment': {
    says: 'Vraag meteen aan bij uw staat. Als er geen werk meer was, of bij ontslag zonder wangedrag, kunt u een uitkering krijgen. Wordt u geweigerd, ga dan in beroep uiterlijk op de datum in de brief, in sommige staten 10 dagen.',
    dependsOn: 'waarom de baan eindigde en uw staat',
  },
  'us.ask-work.discrimination': {
    says: 'Schrijf op wat er gebeurde en meld het schriftelijk. Dien een klacht (charge) in bij de EEOC binnen 180 dagen, of 300 dagen in veel staten. Dat is nodig voor de meeste rechtszaken.',
  },
  'us.ask-work.pregnant': {
    says: 'Een werkgever met 15 of meer werknemers mag u niet ontslaan omdat u zwanger bent, en moet redelijke aanpassingen doen. Dien een klacht (charge) in bij de EEOC binnen 180 dagen, of 300 in veel staten.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Dien in binnen 180 dagen na wat er gebeurde, of 300 dagen waar een dienst van de staat zulke zaken doet. Na een brief dat u naar de rechter mag (right-to-sue letter) hebt u 90 dagen.',
  },
  'us.ask-work.severance': {
    says: 'Teken niet meteen. Vanaf 40 jaar hebt u minstens 21 dagen om na te denken, of 45 bij groepsontslag, en 7 dagen om het terug te nemen. Vraag een advocaat en vraag om meer.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Werkgevers met 100 of meer werknemers moeten bij de meeste grote ontslagen en sluitingen 60 dagen bericht geven. Zo niet, dan kunt u loon voor de gemiste dagen eisen. Sommige staten vragen meer.',
    dependsOn: 'hoeveel mensen er werken en hoeveel er weg moeten',
  },
  'us.ask-work.family-leave': {
    says: 'Het bedrijf moet 50 of meer werknemers hebben, en u een jaar en 1.250 uur daar. Dan mag u 12 weken onbetaald verlof nemen en uw baan houden. Sommige staten betalen ervoor.',
    dependsOn: 'hoe groot het bedrijf is en hoe lang u er werkt',
  },
  'us.ask-work.cobra': {
    says: 'U hebt 60 dagen om COBRA te kiezen, en 60 dagen om een plan te kopen op HealthCare.gov. Vergelijk beide: COBRA is vaak duur, en bij plannen van de markt kan hulp met de prijs zijn.',
  },
  'us.ask-work.retaliation': {
    says: 'Zij mogen u niet straffen omdat u om loon vraagt, gevaar of discriminatie meldt, of met collega’s over loon praat. Sommige klachten moeten binnen 30 dagen, doe dus nu iets.',
  },
  'us.ask-work.severance-sum': {
    says: 'Kijk in uw contract, het handboek en eerdere aanbiedingen. Geen federale wet verplicht een werkgever om een ontslagvergoeding (severance) te betalen; een paar staten vragen dat bij massaontslag. Uw laatste loon moet altijd betaald worden. U kunt om meer vragen voordat u afstand van rechten (release) tekent.',
  },
  'us.ask-work.reference': {
    says: 'Een ware referentie mag meestal, goed of slecht. Valse feiten die u een baan kosten kunnen smaad zijn. Een slechte als straf voor een klacht over discriminatie is tegen de federale wet.',
    dependsOn: 'of het waar is, en waarom zij het zeggen',
  },
  'us.ask-work.lunch-break': {
    says: 'Geen federale wet geeft volwassenen een eetpauze, maar veel staten wel. Korte pauzes tot 20 minuten moeten betaald worden. Ook een lunch waarin u werkt.',
    dependsOn: 'uw staat',
  },
  'us.ask-work.job-background': {
    says: 'Vraag een kopie van het rapport. De werkgever moet die met een lijst van uw rechten geven voordat hij nee zegt. Betwist fouten bij het bedrijf dat het maakte: dat heeft meestal 30 dagen. Sommige staten beperken het gebruik van een strafblad.',
  },
  'us.ask-work.pay-talk': {
    says: 'U en uw collega’s mogen over loon praten. Ontslag daarom is bij de meeste private banen tegen de federale wet. Dien binnen zes maanden gratis een klacht (charge) in bij de National Labor Relations Board.',
  },
  'us.ask-work.no-w2': {
    says: 'Het bedrijf moet het voor 31 januari sturen. Vraag erom op papier. Bel vanaf eind februari de IRS, die schrijft het bedrijf. Komt het niet, doe dan op tijd aangifte met formulier 4852 en uw laatste loonstrook.',
  },
  'us.ask-work.pay-cut': {
    says: 'In de meeste staten mag het loon omlaag voor werk dat nog komt, nooit voor gewerkte uren en nooit onder het minimumloon. Sommige eisen bericht vooraf: Missouri 30 dagen, New York zeven. Zijn oude uren gekort, dien dan gratis een wage claim in.',
    dependsOn: 'uw contract, uw staat en wanneer u werkte',
  },
}
