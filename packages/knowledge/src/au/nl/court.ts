/** The Dutch words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'au.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'au.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd? Dan moeten zij hun zaak bewijzen.',
  },
  'au.claim.who': {
    says: 'Wie de zaak begint, is de eiser (plaintiff of claimant). U bent de gedaagde (defendant). De rechter kiest geen kant.',
  },
  'au.claim.rights': {
    says: 'U kunt zich tegen alles of een deel verweren, iets afspreken, of vragen in delen te betalen.',
  },
  'au.claim.not-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Eerst hebben ze een vonnis nodig.',
  },
  'au.claim.know-afca': {
    says: 'Gaat het om een lening of een kaart? Dan kan een klacht bij AFCA vóór het vonnis de rechtszaak stoppen.',
  },
  'au.claim.right-defend': {
    says: 'U hebt het recht een verweer (defence) in te dienen en gehoord te worden.',
  },
  'au.claim.right-afca': {
    says: 'Voor een lening of kaart kunt u ook naar AFCA nadat de eis is gekomen, maar vóór het vonnis.',
  },
  'au.claim.right-old': { says: 'U kunt zeggen dat de eis te oud is. Schrijf het in uw verweer.' },
  'au.claim.step-date': {
    says: 'Schrijf de dag op waarop u de papieren kreeg. Zoek op het formulier de laatste dag om te antwoorden.',
  },
  'au.claim.step-help': {
    says: 'Bel vandaag de National Debt Helpline op 1800 007 007 of legal aid (gratis rechtshulp).',
  },
  'au.claim.step-file': {
    says: 'Vul het verweerformulier (defence) van die rechtbank in en dien het op tijd in. Bewaar een kopie.',
  },
  'au.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en bewijs van betaling.',
  },
  'au.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Een verweer (defence) indienen',
    cost: 'Meestal gratis.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Verliest u? Dan moet u misschien kosten betalen.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'au.claim.opt-afca': {
    says: 'Dien online een klacht in en zeg het tegen de andere kant en de rechtbank.',
    title: 'Naar AFCA gaan',
    cost: 'Gratis.',
    time: 'Vóór het vonnis, en vóór de laatste dag om te antwoorden.',
    risk: 'Dien ook een verweer (defence) in als de dag dichtbij is.',
    bestFor: 'Het is een lening, een kaart of een gekochte schuld.',
  },
  'au.claim.opt-settle': {
    says: 'Bied een bedrag of een regeling aan. Dien toch uw verweer in, tenzij de afspraak getekend is.',
    title: 'Iets afspreken of in delen betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak? Dan kan de tijd om te antwoorden voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles ineens betalen.',
  },
  'au.claim.warn-default': {
    says: 'Antwoordt u niet op tijd? Dan kan de rechter zonder u beslissen. Dat heet een verstekvonnis (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Begint een koper van schulden een zaak? Vraag dan bewijs van elke verkoop van de schuld.',
    actionable: 'Schrijf in uw verweer dat u niet erkent dat de schuld van hen is.',
  },
  'au.claim.nsw': {
    says: 'In New South Wales hebt u 28 dagen vanaf de betekening (service) om een verweer (defence) in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw verweer in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.vic': {
    says: 'In Victoria hebt u 21 dagen vanaf de betekening (service) om een melding van verweer (notice of defence) in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw melding van verweer (notice of defence) in bij de rechtbank',
    consequence: 'Ze kunnen een bevel krijgen zonder dat u gehoord bent.',
  },
  'au.claim.qld': {
    says: 'In Queensland hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien een melding in dat u zich verweert (notice of intention to defend)',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.wa': {
    says: 'In Western Australia hebt u 14 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.judged.want': { says: 'Een rechter heeft beslist, of ambtenaren zijn begonnen te innen.' },
  'au.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt vragen in delen te betalen of de rechter vragen de zaak te heropenen.',
  },
  'au.judged.who': {
    says: 'Alleen een deurwaarder van de rechtbank (sheriff of bailiff) kan spullen in beslag nemen. Een incassobureau kan dat niet.',
  },
  'au.judged.rights': {
    says: 'U mag gewone spullen in huis houden, gereedschap voor uw werk tot een bedrag, en genoeg loon om van te leven.',
  },
  'au.judged.not-all': {
    says: 'Ze kunnen uw betaling van Centrelink niet nemen voordat die is betaald. Ook gewone spullen in uw huis zijn veilig.',
  },
  'au.judged.right-instalments': {
    says: 'U kunt de rechter vragen in delen te mogen betalen. Bij de meeste rechtbanken is dat gratis of goedkoop, en het stopt andere stappen.',
  },
  'au.judged.right-setaside': {
    says: 'Kreeg u de eis nooit, of hebt u een goed verweer? Dan kunt u de rechter vragen het vonnis te vernietigen (set aside).',
  },
  'au.judged.right-centrelink': {
    says: 'De wet beschermt betalingen van Centrelink tegen de meeste schuldeisers.',
  },
  'au.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat er is bevolen en wanneer.',
  },
  'au.judged.step-helpline': {
    says: 'Bel de National Debt Helpline op 1800 007 007 voor gratis hulp.',
  },
  'au.judged.step-instalments': {
    says: 'Vul het formulier van de rechtbank in om in delen te betalen. Noem uw inkomen en kosten.',
  },
  'au.judged.step-options': {
    says: 'Kunt u helemaal niet betalen? Vraag naar een schuldregeling (debt agreement) of faillissement (bankruptcy) voordat u kiest.',
  },
  'au.judged.opt-instalments': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Vragen om in delen te betalen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Dagen tot weken.',
    risk: 'Mist u er één? Dan kunnen ze weer iets doen.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'au.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vragen om vernietiging (set aside)',
    cost: 'Misschien zijn er kosten.',
    time: 'Doe iets binnen een paar dagen.',
    risk: 'De rechter kan weigeren, met kosten.',
    bestFor: 'U kreeg de papieren nooit, of u hebt een goed verweer.',
  },
  'au.judged.opt-afsa': {
    says: 'Beide houden de meeste schuldeisers tegen. Faillissement duurt drie jaar en één dag.',
    title: 'Schuldregeling (debt agreement) of faillissement (bankruptcy)',
    cost: 'Faillissement aanvragen is gratis.',
    time: 'Een paar dagen om te beginnen.',
    risk: 'Het beperkt reizen en krediet, en u kunt een huis of een goede auto verliezen.',
    bestFor: 'U kunt niet betalen en bezit weinig.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Met een vonnis van $10,000 of meer kunnen ze een faillissementsbericht (bankruptcy notice) aanvragen. Dat geeft u 21 dagen.',
  },
  'au.demand.want': {
    says: 'De volgende stap kan faillissement (bankruptcy) zijn, als u niets doet.',
  },
  'au.demand.reality': {
    says: 'U bent nog niet failliet. U hebt 21 dagen om te betalen, iets af te spreken of de rechter te vragen het te vernietigen (set aside).',
  },
  'au.demand.who': { says: 'De Official Receiver geeft het bericht uit voor de schuldeiser.' },
  'au.demand.rights': {
    says: 'U kunt betalen, een regeling afspreken, of de federale rechter binnen 21 dagen vragen het bericht te vernietigen (set aside).',
  },
  'au.demand.notice': {
    says: 'U hebt 21 dagen vanaf de betekening (service) van een faillissementsbericht (bankruptcy notice). Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal, spreek iets af, of ga naar de rechter',
    consequence: 'Daarna kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'au.demand.right-setaside': {
    says: 'U kunt de rechter vragen het te vernietigen (set aside) als het vonnis fout is, te klein is of al betaald is.',
  },
  'au.demand.right-threshold': {
    says: 'Het vonnis moet over minstens $10,000 gaan en minder dan zes jaar oud zijn.',
  },
  'au.demand.step-day': {
    says: 'Schrijf de dag op waarop het aan u is betekend (served). Tel 21 dagen.',
  },
  'au.demand.step-lawyer': {
    says: 'Vraag vandaag juridisch advies. Bel legal aid (gratis rechtshulp) of de National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Bied de schuldeiser schriftelijk een regeling aan. Vraag hem het bericht in te trekken.',
  },
  'au.demand.opt-deal': {
    says: 'Bied een regeling of een kleiner bedrag aan en zet het op papier.',
    title: 'Iets afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Binnen 21 dagen.',
    risk: 'Is de afspraak niet duidelijk? Dan loopt het bericht door.',
    bestFor: 'U bent het schuldig en kunt in de loop van de tijd betalen.',
  },
  'au.demand.opt-setaside': {
    says: 'Ga binnen 21 dagen naar de Federal Circuit and Family Court.',
    title: 'Vragen om vernietiging (set aside)',
    cost: 'Kosten van de rechtbank. U kunt vragen om minder.',
    time: 'Binnen 21 dagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Het bericht of het vonnis is fout.',
  },
  'au.demand.warn': {
    says: 'Laat de 21 dagen niet voorbijgaan. Daarna kan de rechter bijna niet meer helpen.',
  },
  'au.judged.nsw-instalments': {
    says: 'In New South Wales kunt u de rechter vragen in delen te betalen. Zolang een bevel geldt en u betaalt, stopt het afdwingen.',
  },
  'au.judged.nsw-wages': {
    says: 'In New South Wales moet een loonbeslag (garnishee order) u elke week een vast bedrag van uw loon laten.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria kunt u vragen in delen te betalen. Komt al uw geld van Centrelink? Dan kan er geen bevel komen zonder uw toestemming.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland kunt u de rechter vragen om een bevel tot betalen in delen (instalment order), en om een vonnis zonder u te vernietigen (set aside).',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia kunt u de rechter om tijd vragen om te betalen. Of om een bevel tot betalen in delen (instalment order), of een pauze van het afdwingen.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia moet de rechter kijken wat u kunt betalen, en kan hij betalen in delen bevelen.',
  },
  'au.claim.sa': {
    says: 'In South Australia hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.tas': {
    says: 'In Tasmania hebt u 21 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.act': {
    says: 'In de ACT hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria kunt u de rechter vragen een bevel zonder u te vernietigen (set aside). Zeg waarom u er niet was en wat uw verweer is.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia kunt u de rechter vragen een bevel zonder u te vernietigen (set aside). Zeg waarom u er niet was en wat uw verweer is.',
  },
  'au.claim.right-default-notice': {
    says: 'Bij een lening of kaart moeten zij eerst een default notice sturen met 30 dagen. Vraag een kopie; was die er niet, schrijf dat in uw verweer.',
  },
}
