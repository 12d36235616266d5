/** Boetes van de strafrechter, grondhuur, uitkeringen, aanbiedingen en oplichting: de regels van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'gb.court-fine.wants': {
    says: 'Een rechter gaf u een boete en een betaalbevel (collection order). Hij wil het hele bedrag op de datum op het papier.',
  },
  'gb.court-fine.who': {
    says: 'Dit komt van een strafrechter (magistrates’ court). Het is geen gewoon bedrijf.',
  },
  'gb.court-fine.reality': {
    says: 'Dit is echt, maar u kunt voor de datum om meer tijd vragen. Daarna kan de boete hoger worden.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Niemand kan u hiervoor zonder zitting naar de gevangenis sturen. De rechter moet eerst vragen naar uw geld en waarom u niet betaalde.',
  },
  'gb.court-fine.surcharge': {
    says: 'De wet telt een toeslag (surcharge) bij elke boete. Voor een volwassene is dat meestal 40% van de boete.',
  },
  'gb.court-fine.rights': {
    says: 'U kunt om meer tijd vragen, in beroep gaan, of de zaak opnieuw laten beginnen als u er niets van wist.',
  },
  'gb.court-fine.right-vary': {
    says: 'Hebt u minder geld dan eerst? Vraag de fines officer om meer tijd of kleinere bedragen. Doe het voor de datum.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Wist u niets van de zaak? Dan kunt u binnen 21 dagen nadat u het hoorde een verklaring onder ede (statutory declaration) afleggen. De zaak begint dan opnieuw.',
  },
  'gb.court-fine.right-appeal': {
    says: 'U kunt in beroep bij de Crown Court. De tijd is kort en loopt vanaf de straf. Vraag de rechtbank vandaag hoe lang u hebt.',
  },
  'gb.court-fine.points': {
    says: 'De punten komen op uw rijbewijsregister. Twaalf punten in drie jaar betekenen meestal een rijverbod. Tel hoeveel u er hebt.',
  },
  'gb.court-fine.step-call': {
    says: 'Bel het fines team voor de datum. Leg het rekeningnummer, uw loon en uw rekeningen klaar.',
  },
  'gb.court-fine.step-check': {
    says: 'Tel de boete, de kosten en de toeslag op. Vraag het de rechtbank als het totaal niet klopt.',
  },
  'gb.court-fine.option-parts': {
    says: 'Vraag het fines team om bedragen die u kunt volhouden.',
    title: 'Vraag om te betalen in delen',
    cost: 'Gratis',
    time: 'Eén telefoontje',
    risk: 'Mist u er een, dan kan de rechtbank verder gaan.',
    bestFor: 'U kunt niet alles op de datum betalen.',
  },
  'gb.court-fine.option-help': {
    says: 'Een gratis schuldhulpverlener helpt u de rechtbank om een plan te vragen.',
    title: 'Gratis hulp bij schulden',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Laat de datum niet voorbijgaan terwijl u wacht.',
    bestFor: 'U hebt ook andere schulden.',
  },
  'gb.ground-rent.right-notice': {
    says: 'Grondhuur (ground rent) hoeft u pas te betalen na een bericht in de vorm van de wet. De datum moet 30 tot 60 dagen later zijn.',
  },
  'gb.ground-rent.right-form': {
    says: 'Het bericht moet het vaste formulier met uitleg gebruiken. Mist er iets, vraag dan om een volledig bericht.',
  },
  'gb.ground-rent.right-address': {
    says: 'U hoeft pas te betalen als de eigenaar u een adres in Engeland of Wales heeft gegeven om naar te schrijven.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Voor £350 of minder kunnen ze het contract niet beëindigen, tenzij een deel al meer dan drie jaar openstaat.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Kosten voor te laat betalen moeten eerlijk zijn en komen met een overzicht van uw rechten. Een tribunal kan erover beslissen.',
  },
  'gb.ground-rent.not-out': {
    says: 'Niemand mag u zonder rechter uit huis zetten om grondhuur.',
  },
  'gb.ground-rent.new-leases': {
    says: 'De meeste contracten sinds 30 juni 2022 mogen geen echte grondhuur vragen. Kijk van wanneer het uwe is.',
  },
  'gb.ground-rent.want': {
    says: 'De eigenaar van het gebouw of de grond vraagt grondhuur uit uw lange contract.',
  },
  'gb.ground-rent.reality': {
    says: 'Klopt het bericht, dan moet u betalen. Kleine bedragen zetten de woning zelden op het spel, maar kosten kunnen groeien.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Kloppen het bericht en het bedrag, betaal dan en bewaar het bewijs.',
    title: 'Op tijd betalen',
    cost: 'De grondhuur.',
    time: 'Op de datum in het bericht.',
    risk: 'Geen, als het bedrag klopt.',
    bestFor: 'Het bericht past bij uw contract.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Schrijf wat mist of fout is, en vraag een nieuw bericht.',
    title: 'Vraag om een goed bericht',
    cost: 'Een postzegel.',
    time: 'Voor de datum.',
    risk: 'Hebt u ongelijk, dan kunnen er kosten komen.',
    bestFor: 'De vorm, het bedrag of het adres is fout.',
  },
  'gb.ground-rent.step-check': {
    says: 'Zoek in uw contract het bedrag en de dagen van de grondhuur. Vergelijk dat met het bericht.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Klopt het bericht, betaal dan op tijd, zodat er geen kosten bij komen. Klopt het niet, schrijf dan wat er mist.',
  },
  'gb.credit.right-hardship': {
    says: 'Verlaagt een sanctie uw Universal Credit? Dan kunt u hulp (hardship payment) vragen voor eten, warmte en huur. Vraag het elke maand opnieuw.',
  },
  'gb.credit.right-sanction': {
    says: 'U kunt vragen om de sanctie opnieuw te bekijken. Noem uw goede reden en stuur bewijs.',
  },
  'gb.credit.hardship-back': {
    says: 'Die hulp wordt pas na uw sancties ingehouden, en niet in maanden waarin u genoeg verdient.',
  },
  'gb.credit.step-journal': {
    says: 'Schrijf in uw journal wat u nodig hebt en waarom. Bewaar een kopie en noteer elk gesprek.',
  },
  'gb.credit.advance-loan': {
    says: 'Een voorschot (advance) is een lening zonder rente. Elke maand gaat er een deel van uw latere geld af.',
  },
  'gb.credit.right-advance-less': {
    says: 'Kunt u van de rest niet leven? Vraag dan of er minder af mag, of om een pauze. Noem uw kosten.',
  },
  'gb.offer.right-not-shown': {
    says: 'Een aanbod “without prejudice” mag de rechter niet zien als bewijs van uw schuld. Dat geldt voor hun aanbod en voor het uwe.',
  },
  'gb.offer.step-heading': {
    says: 'Doet u een aanbod, zet er dan “without prejudice” boven. Schrijf dat u de schuld niet erkent.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Dit kantoor schrijft vaak over parkeren op privéterrein. Is dat zo, dan betaalt een houder die niet reed alleen als het bericht op tijd kwam.',
    actionable: 'Vraag waar de schuld voor is, en vraag een kopie van het eerste bericht.',
  },
  'gb.scam.warn-link': {
    says: 'Dieven doen zulke berichten na. Open zelf de officiële site, nooit via de link. Mensen oplichten voor geld is een misdrijf.',
  },
  'gb.stat.right-late-payment': {
    says: 'Tussen twee bedrijven telt de wet rente en £40, £70 of £100 bij een late rekening. Bij wat u als consument kocht mag dat niet.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Een eerlijke werkgever waarschuwt vroeg, praat met u, kiest op eerlijke punten en zoekt ander werk voor u. De rechter kijkt naar elk punt.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'Het bericht moet het vaste formulier met uitleg gebruiken. Mist er iets, vraag dan om een volledig bericht.',
  },
  'gb.job.right-companion': {
    says: 'U mag een collega of iemand van de vakbond meenemen naar het gesprek. Kan die niet, dan kunt u een andere dag vragen binnen vijf werkdagen.',
  },
  'gb.bill.right-cut-off': {
    says: 'Voor stroom moeten ze na de eis 28 dagen wachten en u zeven werkdagen vooraf waarschuwen. Voor een bedrag dat u echt betwist, mogen ze niet afsluiten.',
  },
  'gb.bill.know-redress': {
    says: 'Een energiebedrijf moet volgens de wet bij een gratis ombudsman horen. Neemt u de beslissing aan, dan moet het bedrijf die volgen.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'De verhuurder moet 14 dagen wachten voor hij naar de rechter gaat. Een ernstige achterstand is twee maanden huur, of acht weken bij huur per week. Is het op de zitting minder, dan hoeft de rechter u niet uit huis te zetten.',
  },
  'gb.home.wales-breach': {
    says: 'Bij huurachterstand moet de verhuurder na dit bericht een maand wachten voor hij naar de rechter gaat. De rechter mag u alleen uit huis zetten als dat redelijk is.',
  },
  'gb.home.right-social-protocol': {
    says: 'Bij huurachterstand moet de gemeente of woningcorporatie eerst proberen af te spreken wat u kunt betalen. De rechter kan kijken of dat is gebeurd.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Een particuliere verhuurder hoort u eerst te zeggen wat u schuldig bent en wat uw rechten zijn, en een regeling te proberen. Het Tribunal moet kijken of dat is gebeurd.',
  },
  'gb.speed.right-proof': {
    says: 'U kunt niet voor te hard rijden worden veroordeeld op alleen de mening van één getuige. Het bewijs is meestal een camera of meter. U kunt vragen het te zien.',
  },
  'gb.work.fair-price': {
    says: 'Sprak u voor een dienst geen prijs af, dan betaalt u een redelijke prijs en niet meer. Is het slecht gedaan, dan bent u misschien minder schuldig, en soms niets.',
  },
  'gb.credit.migration-wants': {
    says: 'Uw oude uitkeringen stoppen. Vraag Universal Credit aan voor de uiterste dag (deadline day) in de brief om hulp te blijven krijgen.',
  },
  'gb.credit.right-migration-time': {
    says: 'Lukt het niet op tijd, bel dan voor de uiterste dag het nummer in de brief. Met een goede reden, zoals ziekte, kunt u meer tijd krijgen.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Vraagt u op tijd aan en waren uw oude uitkeringen hoger, dan kan een extra bedrag eerst het verschil aanvullen. Vraagt u te laat aan, dan kunt u dat verliezen.',
  },
  'gb.job.hearing-wants': {
    says: 'Uw werkgever roept u op voor een gesprek en hoort pas daarna te beslissen. U mag antwoorden op wat zij u verwijten.',
  },
  'gb.credit.migration-step': {
    says: 'Vraag het online aan op GOV.UK voor de uiterste dag. Houd uw bankgegevens, huur, spaargeld en loon bij de hand.',
  },
  'gb.home.wales-rent-notice': {
    says: 'Deze brief gaat over een hogere huur. Met minder dan twee maanden termijn, of minder dan een jaar sinds de vorige verhoging, verandert de huur niet. Bij sommige contracten van voor december 2022 kan een huurcommissie beslissen.',
  },
}
