/** The Dutch words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_NL: Words = {
  'ca.ask.repossession': {
    says: 'Bel de kredietgever voordat het bericht afloopt en bied een plan aan. In de meeste provincies moet hij u waarschuwen voordat hij verkoopt. Is er veel betaald, dan heeft hij soms een rechter nodig.',
  },
  'ca.ask.foreclosure': {
    says: 'Doe nu iets. De kredietgever moet eerst een bericht sturen, met dagen om bij te betalen: bijvoorbeeld 35 in Ontario en 60 in Québec. Vraag de bank om hulp bij nood (hardship) en ga naar een advocaat.',
  },
  'ca.ask.data-breach': {
    says: 'Verander uw wachtwoorden, vertel het uw bank, en laat Equifax en TransUnion een fraudewaarschuwing (fraud alert) op uw dossier zetten. Vraag het bedrijf wat er is meegenomen.',
  },
  'ca.ask.cerb-debt': {
    says: 'Bent u het niet eens, vraag dan schriftelijk om een tweede controle en stuur bewijs van uw inkomen. Bent u het schuldig, vraag de CRA dan om een plan dat u kunt betalen.',
  },
  'ca.ask.agency-calls': {
    says: 'Vraag het incassobureau (agency) schriftelijk de schuld te laten zien en u alleen te schrijven. Elke provincie beperkt hoe en wanneer het mag bellen. Gaat het door, klaag dan bij de provincie.',
  },
  'ca.ask.flight': {
    says: 'U mag meestal kiezen: geld terug of een andere vlucht. U hebt recht op geld tot $1.000 bij vertraging die de luchtvaartmaatschappij kon voorkomen. Vraag het haar binnen één jaar.',
  },
  'ca.ask.contractor': {
    says: 'Schrijf wat er mis is en geef een datum om het te herstellen. Het werk moet van redelijke kwaliteit zijn. Ga daarna naar de rechter voor kleine zaken (small claims court), of naar uw kaartbedrijf als u met een kaart betaalde.',
  },
  'ca.buy.right-quality': {
    says: 'De wet van de provincie zegt dat spullen geschikt moeten zijn voor gebruik en redelijk lang moeten meegaan. Een regel van de winkel kan dat niet wegnemen.',
  },
  'ca.insure.right-acts': {
    says: 'De Insurance Act van uw provincie zorgt voor eerlijke voorwaarden en bepaalt de tijd voor een rechtszaak, vaak één of twee jaar. Vraag de redenen op papier.',
  },
  'ca.home.right-acts': {
    says: 'De huurwet van uw provincie bepaalt de opzegtermijn, de redenen en de regels voor de huur. Uw huurcontract kan u die rechten niet afnemen.',
  },
  'ca.debt.right-acts': {
    says: 'Een incassobureau (collection agency) heeft meestal een vergunning van uw provincie nodig. Het moet haar regels volgen over bellen, brieven en leugens.',
  },
  'ca.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat er kapotging. Volgens de wet van de provincie moeten spullen redelijk lang meegaan, ook na de garantie van de winkel. Vraag reparatie of geld, en ga daarna naar de rechter voor kleine zaken (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Schrijf de autohandelaar meteen en bewaar de advertentie en het contract. Een auto van een handelaar moet zijn zoals beschreven en geschikt om te rijden. Ga daarna naar de toezichthouder voor autohandelaren van uw provincie of naar de rechter voor kleine zaken (small claims court).',
  },
  'ca.ask.photo': {
    says: 'Niet meteen. Vraag van wie de foto is en hoe het bedrag is berekend. Bij gebruik dat niet voor handel is, kan een rechter $100 tot $5.000 opleggen voor alle werken samen. Haal de foto weg.',
    dependsOn: 'hoe u de foto gebruikte en of u toestemming had',
  },
  'ca.ask.deposit-on-back': {
    says: 'Vraag de borg schriftelijk terug. In Ontario mag een verhuurder alleen een borg voor de laatste huurperiode houden. Bij elke andere borg gaat u binnen één jaar naar de Board (formulier T1).',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is en vraag zijn bewijs. Meld het bij de politie en op 1-888-495-8501. Vraag Equifax en TransUnion om een fraudewaarschuwing (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Klaag nu schriftelijk bij de bank. Gebruikten anderen uw creditcard, dan bent u meestal hoogstens $50 schuldig. Zegt de bank nee, of duurt het 56 dagen, ga dan gratis naar OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Vraag het geld schriftelijk terug, en vraag uw kaartbedrijf meteen om terugboeking (chargeback). Is het bedrijf failliet, stuur dan een bewijs van uw vordering (proof of claim) naar de curator (trustee).',
  },
  'ca.ask.benefit-refused': {
    says: 'Vraag schriftelijk om een nieuwe blik, met uw bewijs. Bij federale pensioenen hebt u 90 dagen, bij de werkloosheidsverzekering (employment insurance) 30. Bij hulp van uw provincie is het meestal 20 tot 90 dagen; kijk in de brief.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Alleen een Licensed Insolvency Trustee kan het indienen; het eerste gesprek is gratis. U betaalt een deel van de schuld in hoogstens vijf jaar, en incasso en loonbeslag moeten stoppen.',
  },
  'ca.ask.payday-on': {
    says: 'Zij mogen hoogstens $14 per $100 vragen. In Ontario kunt u binnen twee werkdagen opzeggen, en na een derde lening om een plan vragen.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta is de eerste $800 van uw nettoloon per maand veilig, met $200 erbij voor elke persoon voor wie u zorgt. Van het deel tussen $800 en $2.400 is de helft veilig.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Schrijf Equifax en TransUnion wat fout is, met bewijs. Zij moeten het gratis nakijken en verbeteren. De meeste slechte gegevens moeten na zes jaar weg.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Zeg de bank vandaag op papier dat u de betaling niet deed, en vraag het geld terug. Zegt zij nee of duurt het 56 dagen? Dan beslist OBSI gratis.',
  },
  'ca.ask.internet-price': {
    says: 'Niet voor de prijs die in uw contract vaststaat. Volgens de regels van de CRTC verandert de maandprijs van een vast contract niet zonder uw ja. Klaag gratis bij de CCTS.',
  },
  'ca.ask.insurer-refused': {
    says: 'Vraag de reden en de woorden van de polis op papier, en ga naar de klachtendienst. GIO of OLHI kijkt er gratis naar. De tijd om naar de rechter te gaan kan een of twee jaar zijn.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario kunt u met de weigering binnen twee jaar naar het Licence Appeal Tribunal. Vraag de medische redenen, en neem een advocaat; velen vragen eerst geen geld.',
  },
  'ca.ask.visa-refused': {
    says: 'Ga binnen 15 dagen naar het Federal Court als u in Canada bent, of binnen 60 dagen in het buitenland. U kunt ook opnieuw aanvragen met beter bewijs. Vraag de notities van de ambtenaar op.',
  },
  'ca.ask.small-claims': {
    says: 'Schrijf eerst en stel een dag. Ga dan naar de small claims court van uw provincie: tot $50.000 in Ontario, $35.000 in British Columbia, $100.000 in Alberta, $15.000 in Québec.',
  },
  'ca.ask.not-delivered-qc': {
    says: 'In Québec kunt u op papier opzeggen als 30 dagen na de beloofde dag niets is gekomen. De winkel heeft 15 dagen om terug te betalen. Anders vraagt u uw kaart om terugboeking.',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario hebt u 15 dagen om te kiezen: betalen, early resolution of een zitting. Vraag een van die twee en de notities van de agent. Een veroordeling kan strafpunten geven.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Zonder gesteunde telefoon is het hoogstens $50 of 10% van de maanden die over zijn, het laagste telt. Met telefoon is het de rest van de steun. Na twee jaar is het niets.',
  },
  'ca.ask.cra-froze': {
    says: 'Bel vandaag de belastingdienst. Zij heeft geen vonnis nodig, maar kan de blokkade opheffen als u nood laat zien en een plan biedt. Vraag ook om minder boete en rente.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec moet iets een redelijke tijd meegaan voor zijn prijs, wat de garantie ook zegt. Schrijf de winkel of maker, vraag gratis reparatie, en ga anders naar de petites créances.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Een brief van een advocaat is nog geen rechtszaak. Vraag eerst bewijs en de datum van de schuld. In Ontario, British Columbia en Alberta is zij meestal na twee jaar te oud, in Québec na drie.',
  },
  'ca.ask.dealer-lied': {
    says: 'Een verkoper mag u niet misleiden. Schrijf wat onwaar was en vraag de koop terug te draaien: in Ontario binnen een jaar. De toezichthouder (OMVIC, AMVIC, VSA) helpt gratis.',
  },
  'ca.ask.old-tax': {
    says: 'De belastingdienst heeft meestal tien jaar om te innen, vanaf 90 dagen na de aanslag. Een betaling, belofte of stap van de dienst laat de tien jaar opnieuw lopen.',
  },
  'ca.ask.luggage': {
    says: 'De luchtvaartmaatschappij moet uw echte verlies betalen, tot ongeveer 1.519 SDR (bijna $2.800). Schrijf binnen 7 dagen bij schade of 21 dagen bij vertraging. U hebt twee jaar om naar de rechter te gaan.',
  },
  'ca.ask.slip-on': {
    says: 'Na een val op sneeuw of ijs schrijft u de eigenaar binnen 60 dagen, en een stad binnen 10 dagen. U hebt meestal twee jaar om naar de rechter te gaan. Ga naar een arts en maak foto’s.',
  },
  'ca.ask.return-goods': {
    says: 'Bij spijt telt alleen de regel van de winkel. Maar is het kapot of niet zoals beschreven? Dan geeft de wet u een recht, wat het bord ook zegt.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Meld het meteen bij het kaartbedrijf. Voor gebruik dat u niet goedkeurde bent u hoogstens $50 schuldig, meestal niets. Zegt het nee? Klaag daar, en dan gratis bij OBSI.',
  },
  'ca.ask.movers-on': {
    says: 'Nee. Zij mogen uw spullen niet houden om meer te krijgen, en een schriftelijke offerte met hoogstens 10% overschrijden. Betaal wat was afgesproken, vraag uw spullen op papier, en bel Consumer Protection Ontario.',
  },
}
