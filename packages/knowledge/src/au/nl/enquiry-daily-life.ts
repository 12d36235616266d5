/** The Dutch words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_NL: Words = {
  'au.ask.repossession': {
    says: 'Vraag de kredietgever nu om hulp bij geldproblemen (hardship), en klaag gratis bij AFCA. Hij moet een bericht sturen en 30 dagen wachten, en heeft toestemming nodig om uw huis in te gaan.',
  },
  'au.ask.home-loan': {
    says: 'Bel het hulpteam (hardship team) van de kredietgever en de hulplijn 1800 007 007. Hij moet een ingebrekestelling (default notice) met minstens 30 dagen sturen. Een klacht bij AFCA stopt het meestal.',
  },
  'au.ask.data-breach': {
    says: 'Verander uw wachtwoorden, vraag de kredietbureaus om een gratis blokkade (ban) op uw overzicht, en bel IDCARE op 1800 595 160. Vraag het bedrijf wat er is meegenomen.',
  },
  'au.ask.photo': {
    says: 'Niet meteen. Vraag van wie die is en hoe het bedrag is opgebouwd. Een eerlijk bedrag is meestal de gewone prijs van een licentie. Haal de foto weg.',
    dependsOn: 'hoe u die gebruikte en of u toestemming had',
  },
  'au.ask.cut-off-now': {
    says: 'Bel nu de leverancier. Vraag een betalingsregeling en hulp bij geldproblemen (hardship); afsluiten moet dan stoppen. Helpt dat niet, bel dan uw energie-ombudsman.',
  },
  'au.ask.toll': {
    says: 'Niet altijd. Vraag het tolbedrijf zijn kosten te laten vallen en u in delen te laten betalen. Verkocht u de auto of reed u niet? Zeg het met bewijs.',
    dependsOn: 'van wie de auto was en wie er die dag reed',
  },
  'au.ask.rates': {
    says: 'Vraag de gemeente (council) om een betalingsregeling en de regels bij geldproblemen (hardship policy) vóór de dag waarop u moet betalen. Mensen met pensioen krijgen meestal korting.',
  },
  'au.ask.flight': {
    says: 'Dat hangt ervan af. Een vlucht moet met zorg en binnen een redelijke tijd worden geleverd. Vraag de luchtvaartmaatschappij om geld terug of een andere vlucht, en kijk naar haar eigen regels.',
    dependsOn: 'waarom de vlucht is geschrapt',
  },
  'au.ask.used-car': {
    says: 'De auto van een dealer moet goed genoeg zijn voor leeftijd en prijs. Vraag herstel, of geld terug bij een groot gebrek. Sommige staten geven ook dealergarantie. Een particulier mag niet liegen over de auto.',
  },
  'au.ask.strata-levy': {
    says: 'Dat hangt ervan af. Voor bijdragen (levies) is een stemming van de eigenaren nodig. Vraag de notulen en de rekening, en een betalingsregeling als u niet alles ineens kunt betalen.',
    dependsOn: 'of de eigenaren ervoor stemden',
  },
  'au.ask.builder': {
    says: 'Schrijf wat er fout is en geef een datum om het te herstellen. Werk moet met zorg worden gedaan. Ga dan naar het consumentenbureau (fair trading) of de rechter (tribunal) van uw staat.',
  },
  'au.home.right-acts': {
    says: 'De huurwet van uw staat regelt opzegging, redenen, reparaties en huur. Alleen een rechter (tribunal of court) kan bevelen dat u weggaat.',
  },
  'au.judged.right-state-law': {
    says: 'In elke staat kunt u de rechter vragen in delen te betalen, of een vonnis zonder u te vernietigen.',
  },
  'au.fine.right-acts': {
    says: 'In elke staat kunt u om een herziening (review), een betalingsregeling of een zitting bij de rechter in plaats van de boete vragen.',
  },
  'au.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat er kapotging. Goederen moeten een redelijke tijd meegaan, ook na de garantie. Bij een groot gebrek kunt u uw geld of een nieuw product kiezen.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is. Vraag alle kredietbureaus om een gratis blokkade (ban) op uw overzicht, en bel IDCARE op 1800 595 160. Gaat de kredietgever door, klaag dan bij AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Die moet een betaling die u niet deed meestal dragen, tenzij u uw code hebt weggegeven. Ga na 30 dagen, of na een nee, gratis naar AFCA.',
  },
  'au.ask.firm-closed': {
    says: 'Vraag schriftelijk uw geld, en vraag uw bank meteen het terug te halen (chargeback). Een bedrijf mag geen geld nemen voor wat het niet kan leveren. Kan het niet meer betalen (insolvent)? Stuur uw eis naar de vereffenaar (liquidator).',
  },
  'au.ask.benefit-refused': {
    says: 'Vraag Centrelink binnen 13 weken om een formele herziening (formal review), zodat het geld over de tijd daarvoor veilig is. Zegt het nog nee? Ga gratis naar het Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Vraag Centrelink om een formele herziening (review); binnen 13 weken houdt u het geld over die tijd. Stuur nieuw medisch bewijs over de 20 punten. Daarna is het Administrative Review Tribunal gratis.',
  },
  'au.ask.ndis': {
    says: 'Vraag de NDIA binnen drie maanden om een interne herziening. Blijft het zo? Ga binnen 28 dagen naar het Administrative Review Tribunal. Beide zijn gratis.',
  },
  'au.ask.centrelink-debt': {
    says: 'Vraag hoe het bedrag is berekend en om een herziening. De schuld moet vervallen als alleen hun fout de oorzaak was en u eerlijk was. Bijzondere nood telt ook.',
  },
  'au.ask.not-driving': {
    says: 'Noem de bestuurder op het formulier vóór de uiterste dag, online of per post. Weet u het niet? Schrijf wat u deed om het te weten. Een valse naam is strafbaar.',
  },
  'au.ask.gym': {
    says: 'Zeg op papier op en stop de incasso bij uw bank. Een regel die alleen u bindt, of heel hoge kosten, kan oneerlijk en ongeldig zijn. Sommige staten geven bedenktijd.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Handel binnen 21 dagen: betaal, spreek een plan af, of vraag de rechter het te schrappen. Het vonnis moet $10.000 of meer zijn. Daarna kunnen zij uw faillissement vragen.',
  },
  'au.ask.wages-garnished': {
    says: 'Ja, met een bevel van de rechter, maar elke week moet u een deel houden. Vraag de rechter meteen om termijnen; in New South Wales stopt het bevel zolang u betaalt.',
  },
  'au.ask.visa-refused': {
    says: 'Zoek in de brief de laatste dag. In Australië hebt u meestal 28 dagen voor het Administrative Review Tribunal; dat wordt niet langer. Neem nu een erkende adviseur of advocaat.',
  },
  'au.ask.loan-hardship': {
    says: 'Zeg de kredietgever vandaag dat u in nood zit; bellen is genoeg. Hij moet binnen 21 dagen antwoorden, en bij nee beslist AFCA gratis. Ook 1800 007 007 helpt gratis.',
  },
  'au.ask.builder-qld': {
    says: 'Schrijf de bouwer en geef hem tijd. Doet hij niets? Klaag bij de Queensland Building and Construction Commission; zij kan herstel bevelen en via haar verzekering betalen.',
  },
  'au.ask.collector-family': {
    says: 'Zij mogen anderen niets over uw schuld zeggen. Zij mogen vragen waar u bent, maar niet waarom. Schrijf dat zij moeten stoppen, en klaag dan bij AFCA of de Privacy Commissioner.',
  },
  'au.ask.bad-service': {
    says: 'Werk moet met zorg en vakkennis gebeuren. Schrijf en geef tijd om het gratis te herstellen. Is het gebrek groot? Dan kunt u stoppen, een ander betalen en die kosten bij het tribunaal eisen.',
  },
  'au.ask.event-cancelled': {
    says: 'Zegt de organisator af? Dan krijgt u meestal uw geld terug: de dienst is niet geleverd. Vraag het op papier, dan terugboeking bij uw kaart, of fair trading van uw staat.',
  },
  'au.ask.ato-bank': {
    says: 'De ATO kan uw bank of baas zonder rechter een beslag (garnishee notice) sturen. Bel eerst 13 11 42 voor een plan. U kunt op papier vragen om rente en boetes kwijt te schelden.',
  },
  'au.ask.undercharged': {
    says: 'Meestal alleen de laatste negen maanden, of vier in Victoria, als het niet uw fout was. U mag over dezelfde tijd betalen, zonder rente. De energie-ombudsman is gratis.',
  },
  'au.ask.ignore-claim': {
    says: 'Negeer het niet. Zonder verweer op tijd kan de rechter u laten betalen zonder u te horen. Het is 28 dagen in New South Wales, Queensland en South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.health-insurer': {
    says: 'Een fonds mag u 12 maanden laten wachten bij een ziekte van vroeger, en zijn arts moet dat bekijken. Vraag de reden, en ga dan gratis naar de Commonwealth Ombudsman.',
  },
  'au.ask.change-of-mind': {
    says: 'Bij spijt geeft de wet geen geld terug; kijk in het contract of de winkelregel. Sommige autokopen hebben per staat een bedenkdag. Zij mogen alleen een eerlijk verlies houden.',
  },
  'au.ask.sold-privately': {
    says: 'Meestal niet. De garanties van het consumentenrecht binden een particulier niet. U bent alleen iets schuldig als u iets onwaars zei of de auto niet van u was.',
  },
  'au.ask.account-closed': {
    says: 'Een bank mag een rekening sluiten, meestal met eerlijk bericht, en moet uw geld uitbetalen. Vraag de reden op papier. Is het oneerlijk? Klaag bij de bank, en dan gratis bij AFCA.',
  },
}
