/** The Dutch words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'nz.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'nz.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd? Dan moeten zij hun zaak bewijzen.',
  },
  'nz.claim.who': {
    says: 'Wie de zaak begint, is de eiser (plaintiff of applicant). U bent de gedaagde (defendant of respondent). De rechter kiest geen kant.',
  },
  'nz.claim.rights': {
    says: 'U kunt zich tegen alles of een deel verweren, iets afspreken, of vragen in delen te betalen.',
  },
  'nz.claim.not-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Eerst hebben ze een vonnis nodig.',
  },
  'nz.claim.know-tribunal': {
    says: 'Sinds 24 januari 2026 behandelt het Disputes Tribunal betwiste eisen tot $60.000. Advocaten mogen daar niet optreden.',
  },
  'nz.claim.right-defend': {
    says: 'U hebt het recht een verweer (statement of defence) in te dienen en gehoord te worden.',
  },
  'nz.claim.right-transfer': {
    says: 'Betwist u een eis van hoogstens $60.000? Dan kunt u vragen de zaak naar het Disputes Tribunal te brengen.',
  },
  'nz.claim.right-old': { says: 'U kunt zeggen dat de eis te oud is. Schrijf het in uw verweer.' },
  'nz.claim.defence': {
    says: 'U hebt 25 werkdagen vanaf de betekening (service) om een verweer in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw verweer (statement of defence) in bij de rechtbank',
    consequence: 'Ze kunnen een vonnis krijgen zonder dat u gehoord bent.',
  },
  'nz.claim.step-date': {
    says: 'Schrijf de dag op waarop u de papieren kreeg. In de notice of proceeding staat hoeveel dagen u hebt.',
  },
  'nz.claim.step-help': {
    says: 'Bel vandaag Community Law of Citizens Advice Bureau voor gratis hulp.',
  },
  'nz.claim.step-file': {
    says: 'Dien uw verweer (statement of defence) op tijd in bij de rechtbank, en stuur een kopie naar de andere kant.',
  },
  'nz.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en bewijs van betaling.',
  },
  'nz.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Een verweer indienen',
    cost: 'Meestal gratis.',
    time: '25 werkdagen.',
    risk: 'Verliest u? Dan moet u misschien kosten betalen.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Vraag de rechter om de zaak te verplaatsen. Het is daar eenvoudiger en er zijn geen advocaten.',
    title: 'Om het Disputes Tribunal vragen',
    cost: 'Een klein bedrag of niets.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Dien ook een verweer in als die dag dichtbij is.',
    bestFor: 'U betwist de eis en het is $60.000 of minder.',
  },
  'nz.claim.opt-settle': {
    says: 'Bied een bedrag of een regeling aan. Dien toch uw verweer in, tenzij de afspraak getekend is.',
    title: 'Het samen regelen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak? Dan kan de tijd voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'nz.claim.warn-default': {
    says: 'Antwoordt u niet op tijd? Dan kan de rechter zonder u beslissen.',
  },
  'nz.judged.want': { says: 'Een rechter heeft beslist, of er wordt al begonnen met innen.' },
  'nz.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt een regeling aanbieden, of de rechter vragen de zaak opnieuw te openen.',
  },
  'nz.judged.who': {
    says: 'Alleen een deurwaarder van de rechtbank (bailiff) kan spullen in beslag nemen. Een incassobureau kan dat niet.',
  },
  'nz.judged.rights': {
    says: 'U kunt de rechter laten zien wat u kunt betalen. Gewone huisraad en gereedschap voor uw werk zijn veilig tot een bepaald bedrag.',
  },
  'nz.judged.not-all': {
    says: 'Ze kunnen niet uw hele loon nemen. Bij een gewone schuld moet een loonbeslag (attachment order) u minstens 60% van uw nettoloon laten.',
  },
  'nz.judged.right-assessment': {
    says: 'U kunt een onderzoek naar uw geld (financial assessment) krijgen, zodat de rechter ziet wat u kunt betalen.',
  },
  'nz.judged.right-setaside': {
    says: 'Hebt u de eis nooit gekregen, of hebt u een goed verweer? Dan kunt u de rechter vragen het vonnis te vernietigen (set aside).',
  },
  'nz.judged.right-vary': {
    says: 'Verandert uw situatie? Dan kunt u de rechter vragen een loonbeslag (attachment order) te wijzigen.',
  },
  'nz.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat er bevolen is en wanneer.',
  },
  'nz.judged.step-mentor': { says: 'Bel MoneyTalks op 0800 345 123 en maak een begroting.' },
  'nz.judged.step-offer': {
    says: 'Bied een bedrag aan dat u kunt volhouden en vul het overzicht van uw geld (financial statement) in.',
  },
  'nz.judged.step-options': {
    says: 'Kunt u helemaal niet betalen? Vraag dan naar een no asset procedure of een debt repayment order.',
  },
  'nz.judged.opt-plan': {
    says: 'Bied een bedrag per week aan.',
    title: 'In delen betalen',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Dagen tot weken.',
    risk: 'Als u stopt, kunnen ze weer stappen nemen.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'nz.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vragen om het te vernietigen (set aside)',
    cost: 'Het kan geld kosten.',
    time: 'Doe het binnen dagen.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U hebt de papieren nooit gekregen, of u hebt een goed verweer.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Een no asset procedure duurt één jaar en maakt een einde aan de meeste schulden tot $50.000.',
    title: 'Mogelijkheden bij insolventie',
    cost: 'Gratis aan te vragen.',
    time: 'Weken.',
    risk: 'Het is openbaar, en u kunt het één keer gebruiken.',
    bestFor: 'U bezit weinig en kunt niet betalen.',
  },
  'nz.judged.warn-assessment': {
    says: 'Negeert u een onderzoek naar uw geld (financial assessment)? Dan kan de rechter een bevel (warrant) geven om u erheen te brengen.',
  },
  'nz.demand.want': {
    says: 'De volgende stap kan faillissement (bankruptcy) zijn, als u niets doet.',
  },
  'nz.demand.reality': {
    says: 'U bent nog niet failliet. U hebt tien werkdagen om te betalen, iets af te spreken of de High Court te vragen het te vernietigen (set aside).',
  },
  'nz.demand.who': {
    says: 'De aanzegging (bankruptcy notice) komt van de High Court, op verzoek van de schuldeiser.',
  },
  'nz.demand.rights': {
    says: 'U kunt betalen, een regeling afspreken, of de rechter vragen de aanzegging te vernietigen (set aside).',
  },
  'nz.demand.notice': {
    says: 'U hebt tien werkdagen vanaf de betekening (service) van een bankruptcy notice. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal, spreek iets af of doe een verzoek bij de High Court',
    consequence: 'Dan kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'nz.demand.right-setaside': {
    says: 'U kunt de rechter vragen het te vernietigen (set aside) als u van hen minstens net zoveel te krijgen hebt.',
  },
  'nz.demand.step-lawyer': { says: 'Vraag vandaag juridisch advies. Bel Community Law.' },
  'nz.demand.step-deal': {
    says: 'Bied schriftelijk een regeling aan en vraag hun om het in te trekken.',
  },
  'nz.demand.step-options': {
    says: 'Vraag of een andere mogelijkheid, zoals een debt repayment order, beter voor u is.',
  },
  'nz.demand.opt-deal': {
    says: 'Bied een regeling of een kleiner bedrag aan en laat het op papier zetten.',
    title: 'Iets afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Tien werkdagen.',
    risk: 'De tijd loopt door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'nz.demand.opt-setaside': {
    says: 'Dien een verzoek in bij de High Court.',
    title: 'Vragen om het te vernietigen (set aside)',
    cost: 'Kosten van de rechtbank en een advocaat.',
    time: 'Tien werkdagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'De aanzegging of het vonnis klopt niet.',
  },
  'nz.claim.right-lender': {
    says: 'Bij een lening moet de kredietgever zorgvuldig hebben geleend, de voorwaarden hebben gezegd en eerlijke kosten vragen. Zo niet, schrijf dat in uw verweer.',
  },
}
