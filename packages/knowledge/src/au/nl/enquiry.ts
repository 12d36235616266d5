/** The Dutch words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'au.ask.things': {
    says: 'Een incassobureau kan uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter. Bij een autolening is het anders.',
  },
  'au.ask.prison': {
    says: 'U kunt niet de gevangenis in omdat u geld schuldig bent voor een kaart, een lening of een rekening. Bel 1800 007 007 voor gratis hulp.',
  },
  'au.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter, of na drie in het Northern Territory. Een betaling of getekend briefje laat het opnieuw beginnen. Betaal niet voordat u het weet.',
    dependsOn: 'de dag waarop u voor het laatst betaalde of schreef dat u het schuldig bent',
  },
  'au.ask.calls': {
    says: 'Vraag schriftelijk om alleen e-mail of brieven te gebruiken. Ze horen u niet vaker dan drie keer per week te benaderen. Noteer elk telefoontje en klaag bij AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag bewijs. Betaal niet. Kijk in uw gratis kredietoverzicht (credit report) of er rekeningen staan die u niet kent.',
  },
  'au.ask.wages': {
    says: 'Ze hebben een vonnis van de rechter nodig en dan een bevel. Er blijft altijd wat loon over om van te leven. De belastingdienst heeft geen rechter nodig.',
    dependsOn: 'aan wie u iets schuldig bent en of ze een vonnis hebben',
  },
  'au.ask.cannot-pay': {
    says: 'Bel de National Debt Helpline op 1800 007 007 en vraag elk bedrijf om hulp bij geldproblemen (hardship). Bij een lening of kaart moeten ze binnen 21 dagen antwoorden.',
  },
  'au.ask.bankrupt': {
    says: 'Faillissement (bankruptcy) beëindigt de meeste schulden, maar duurt drie jaar en één dag en beperkt u. Praat eerst met een gratis schuldhulpverlener (financial counsellor).',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'au.ask.credit-file': {
    says: 'U kunt uw kredietoverzicht (credit report) gratis krijgen van Equifax en van Experian, waar illion nu bij hoort. Is het fout, vraag dan om het te verbeteren. Een wanbetaling (default) blijft vijf jaar staan.',
  },
  'au.ask.sued': {
    says: 'Dien op tijd een verweer (defence) in: 28 dagen in New South Wales en Queensland, 21 in Victoria, 14 in Western Australia. Ga voor een lening ook naar AFCA. Bel 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Negeer papieren van de rechtbank niet. Antwoordt u niet? Dan kan de rechter zonder u beslissen.',
  },
  'au.ask.evict': {
    says: 'Een verhuurder kan u niet met alleen een bericht uit huis zetten. Hij heeft een bevel van de rechter (tribunal of court) van uw staat nodig. Controleer de reden en de data, en bel een hulpdienst voor huurders.',
  },
  'au.ask.evict-nsw': {
    says: 'In New South Wales is een wettelijke reden nodig en, als u blijft, een bevel van NCAT. Bij de meeste redenen die niet uw schuld zijn, is 90 dagen nodig.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria is een wettelijke reden nodig en een bevel van VCAT, dat vraagt of het eerlijk is. Alleen de politie kan u laten vertrekken.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland is een wettelijke reden nodig en, als u blijft, een bevel van QCAT. Het einde van een vaste termijn is een reden, met twee maanden opzegtermijn.',
  },
  'au.ask.locks': {
    says: 'U buitensluiten of de stroom afsluiten zonder bevel is tegen de wet. Bel een hulpdienst voor huurders, en de politie als u buitengesloten bent.',
  },
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
  'au.ask.deposit': {
    says: 'Uw borg (bond) wordt bewaard door de borgdienst van uw staat, niet door de verhuurder. Vraag die daar zelf aan. De verhuurder moet elke schade bewijzen. Gewone slijtage is niet voor uw rekening.',
  },
  'au.ask.repairs': {
    says: 'Vraag het schriftelijk met foto’s en een datum. Voor dringende reparaties zijn er snellere wegen. Gebeurt er niets? Ga naar de rechter (tribunal). Blijf huur betalen.',
  },
  'au.ask.entry': {
    says: 'Ze moeten het schriftelijk melden met een reden uit de wet, en mogen niet te vaak komen. Een noodgeval is anders.',
    dependsOn: 'de reden en uw staat',
  },
  'au.ask.arrears': {
    says: 'Betaal wat u kunt en bied nu schriftelijk een regeling aan. In de meeste staten eindigt de opzegging als u alles betaalt. Bel een hulpdienst voor huurders.',
  },
  'au.ask.fired': {
    says: 'U mag oneerlijk ontslag (unfair dismissal) aanvechten als u zes maanden werkte, of 12 bij een klein bedrijf. U hebt maar 21 dagen. Bel de Fair Work Commission op 1300 799 675.',
    dependsOn: 'hoe lang u daar werkte, en de reden',
  },
  'au.ask.laid-off': {
    says: 'U hebt recht op een opzegtermijn. Na één jaar bij een bedrijf met 15 of meer mensen krijgt u ook een vergoeding (redundancy pay) van 4 tot 16 weken. Bestaat de baan nog? Vecht het binnen 21 dagen aan.',
    dependsOn: 'uw jaren werk en hoe groot het bedrijf is',
  },
  'au.ask.unpaid': {
    says: 'Controleer uw loon met de hulpmiddelen van de Fair Work Ombudsman. Vraag uw baas schriftelijk, bel dan 13 13 94. U kunt zes jaar teruggaan.',
  },
  'au.ask.notice': {
    says: 'Het minimum is één week in het eerste jaar, twee tot drie jaar, drie tot vijf jaar, daarna vier. Tel er één bij als u ouder dan 45 bent met twee jaar werk.',
    dependsOn: 'uw jaren werk en uw cao (award)',
  },
  'au.ask.after-hours': {
    says: 'U mag weigeren na werktijd te lezen of te antwoorden, tenzij dat onredelijk is. Dit is het recht om onbereikbaar te zijn (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Kijk online bij uw fonds. Sinds 1 juli 2026 moet pensioengeld (super) binnen zeven werkdagen na betaaldag worden betaald. Zo niet, meld het bij de ATO.',
  },
  'au.ask.faulty': {
    says: 'Is er een groot gebrek? Dan kunt u geld terug of een nieuw product kiezen. De winkel moet het oplossen, ook na de eigen garantie.',
  },
  'au.ask.cancel': {
    says: 'Kwamen ze aan uw deur of belden ze u? Dan hebt u 10 werkdagen om op te zeggen. Bij een sportschool of online hangt het af van de voorwaarden en de wet van de staat.',
    dependsOn: 'hoe het aan u is verkocht',
  },
  'au.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om de goederen of uw geld terug. Betaalde u met een kaart? Vraag uw bank het geld terug te halen (chargeback).',
  },
  'au.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor, op een nummer dat u zelf vindt. Meld het bij Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Bel dan IDCARE op 1800 595 160 en meld het bij ReportCyber.',
  },
  'au.ask.fine': {
    says: 'U kunt een herziening (review) vragen, in de loop van de tijd betalen, de bestuurder noemen of de rechter kiezen. Alles vóór de uiterste datum op het bericht.',
    dependsOn: 'uw staat en de uiterste datum',
  },
  'au.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het kan alleen iets eisen op grond van een contract en zou naar de rechter moeten. Vraag bewijs.',
    dependsOn: 'wat er op de borden stond',
  },
  'au.ask.tax': {
    says: 'Controleer het in myGov. Maak een betalingsregeling vóór de uiterste dag, of maak bezwaar als het fout is.',
  },
  'au.ask.centrelink': {
    says: 'Vraag hoe ze het hebben berekend, en vraag een herziening (review) en een pauze. Het is gratis. Een schuld kan worden kwijtgescholden als het alleen hun fout was.',
  },
  'au.ask.cut-off': {
    says: 'Ze moeten u eerst waarschuwen en hulp aanbieden. Vraag een betalingsregeling en het hulpprogramma (hardship program). De energie-ombudsman kan het stoppen.',
    dependsOn: 'of u hulp vroeg en u zich aan een regeling houdt',
  },
  'au.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet? Dan kijkt de Telecommunications Industry Ombudsman er gratis naar: 1800 062 058.',
  },
  'au.ask.insurer': {
    says: 'Vraag schriftelijk de redenen en klaag bij de verzekeraar. Ga na 30 dagen, of na een nee, gratis naar AFCA.',
  },
  'au.ask.leaving': {
    says: 'Bij een contract zonder einddatum (periodic lease) zegt u twee tot vier weken vooraf op, per staat verschillend. Breekt u een vaste termijn af, dan bent u misschien kosten (break fee) of de redelijke schade van de verhuurder schuldig. Huiselijk geweld is een uitzondering.',
    dependsOn: 'uw staat en het soort contract',
  },
  'au.ask.bullied': {
    says: 'Schrijf elke keer op en wie het zag, en zeg het tegen de werkgever. Zolang u er nog werkt, kunt u de Fair Work Commission om een bevel vragen om het te stoppen.',
  },
}
