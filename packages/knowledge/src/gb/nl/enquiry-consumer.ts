/** Vragen over kopen en diensten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Heeft het een fout, dan kunt u het binnen 30 dagen weigeren en al uw geld terugkrijgen. Schrijf het de verkoper nu. Hij moet binnen 14 dagen na zijn ja terugbetalen.',
  },
  'gb.ask-consumer.faulty': {
    says: 'In de eerste 30 dagen kunt u uw geld terugkrijgen. Daarna krijgt de verkoper één kans op reparatie of vervanging. Mislukt dat, dan kunt u geld terug of een lagere prijs krijgen.',
    dependsOn: 'hoelang u het hebt',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Na één mislukte reparatie of vervanging kunt u het weigeren en geld terugvragen. Of u houdt het en vraagt een lagere prijs. In de eerste zes maanden mogen ze niets aftrekken voor gebruik, behalve bij auto’s.',
  },
  'gb.ask-consumer.change-mind-online': {
    says: 'De meeste aankopen online, per telefoon of aan de deur kunt u binnen 14 dagen na levering annuleren. U hoeft geen reden te geven. Maatwerk, verzegelde gezondheidsartikelen en enkele andere vallen erbuiten.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'De wet geeft geen geld terug als u van gedachten verandert over iets uit een winkel. Kijk naar de eigen regels van de winkel. Wat die belooft, moet hij doen.',
  },
  'gb.ask-consumer.refund-time': {
    says: 'Bij een fout heeft de verkoper 14 dagen vanaf de dag dat hij ja zegt. Bij een geannuleerde online bestelling heeft hij 14 dagen vanaf ontvangst van de spullen, of van uw bewijs van verzending.',
    dependsOn: 'waarom u geld terugkrijgt',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Uw contract is met de verkoper, dus die moet het oplossen. U hoeft niet naar de maker. Een garantie van de maker komt erbij.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'U hebt nog rechten als de garantie voorbij is. Spullen moeten een redelijke tijd meegaan. Na zes maanden moet u misschien laten zien dat de fout er vanaf het begin was.',
  },
  'gb.ask-consumer.not-delivered': {
    says: 'Zeg het de verkoper, niet de bezorger. Sprak u geen datum af, dan moet hij binnen 30 dagen leveren. Geef hem nog één redelijke datum. Mist hij die, annuleer en vraag uw geld terug.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'De verkoper moet het bij u brengen, of bij iemand die u noemde. Liet de bezorger het ergens achter en is het weg, dan is het verlies van de verkoper. Vraag hem een nieuw exemplaar of uw geld terug.',
  },
  'gb.ask-consumer.used-car': {
    says: 'Bij een handelaar kunt u een auto met een fout in de eerste 30 dagen weigeren. Daarna krijgt hij één kans op reparatie. Leeftijd en kilometers tellen mee. Bij een particulier moet hij alleen zijn zoals beschreven.',
    dependsOn: 'of u bij een handelaar kocht, en hoelang geleden',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Bij een particuliere verkoper hebt u minder rechten. Het ding moet zijn zoals gezegd, en de verkoper mag niet liegen. Bewaar de advertentie. Betaalde u met een kaart of via de site? Gebruik die bescherming.',
    dependsOn: 'wat de verkoper u vertelde',
  },
  'gb.ask-consumer.bad-work': {
    says: 'Werk moet zorgvuldig en vakkundig worden gedaan. Was dat niet zo, dan moet het bedrijf het gratis en binnen redelijke tijd opnieuw doen. Mislukt dat, dan kunt u geld terugvragen, tot alles.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Sprak u een prijs af, dan is dat de prijs. Sprak u niets af, dan betaalt u een redelijke prijs. Voor extra’s is uw ja nodig. Betaal wat niet wordt betwist en schrijf waarom u de rest inhoudt.',
    dependsOn: 'of u vooraf een prijs afsprak',
  },
  'gb.ask-consumer.deposit': {
    says: 'Een bedrijf mag alleen een redelijk bedrag voor zijn echte verlies houden. Een regel waarmee het veel meer mag houden, is oneerlijk en bindt u niet. “Non-refundable” (geen geld terug) beslist dat niet.',
    dependsOn: 'wat in het contract staat en wat het bedrijf echt verloor',
  },
  'gb.ask-consumer.section-75': {
    says: 'Is een deel met een creditcard betaald, en kostte het meer dan £100 en niet meer dan £30,000? Dan is het kaartbedrijf ook aansprakelijk. Vraag daar uw geld op grond van “section 75”. Vraag bij een debitcard om terugboeking (chargeback).',
    dependsOn: 'hoe u betaalde en de prijs van het ding',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Vraag uw bank om terugboeking (chargeback). Dat is een regel van de kaartbedrijven, geen wet. De termijn is kort, vaak 120 dagen. Vraag het dus nu. Het werkt ook voor kleine bedragen.',
  },
  'gb.ask-consumer.voucher': {
    says: 'Is er een fout, dan hoeft u geen tegoedbon te nemen. Geld terug moet komen zoals u betaalde. Veranderde u alleen van gedachten in een winkel, dan beslissen de regels van de winkel.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Een verloren bon, een ontbrekende doos of een bord “no refunds” beëindigt uw rechten bij fouten niet. Laat een bewijs zien, zoals een bankafschrift. Uitverkoop geeft dezelfde rechten, maar niet voor fouten die u zijn getoond.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Is er een fout, dan betaalt de verkoper het terugsturen. Veranderde u van gedachten bij een online bestelling, dan moet u misschien betalen, als ze dat vooraf zeiden. De gewone bezorgkosten moeten ze wel terugbetalen.',
    dependsOn: 'of er een fout is of u van gedachten veranderde',
  },
  'gb.ask-consumer.subscription': {
    says: 'Werd u de laatste 14 dagen online lid, dan kunt u meestal annuleren. Later telt de opzegtermijn in het contract, maar regels moeten eerlijk zijn. Nieuwe regels voor abonnementen zijn gepland maar gelden nog niet.',
    dependsOn: 'de regel in het contract, en of u in de eerste 14 dagen bent',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'U kunt uw bank zeggen dat ze moet stoppen. Trekt u uw toestemming in, dan moet de bank de betalingen stoppen. U kunt nog geld schuldig zijn door een contract. Zeg het dus ook het bedrijf.',
  },
  'gb.ask-consumer.digital': {
    says: 'Werkt betaalde digitale inhoud niet goed, dan moet de verkoper die herstellen of vervangen. Mislukt dat, dan krijgt u korting, tot alles. Begint een download met uw toestemming, dan vervallen de 14 dagen om van gedachten te veranderen.',
    dependsOn: 'of er een fout in zit',
  },
  'gb.ask-consumer.holiday-event': {
    says: 'Annuleert het bedrijf en kan het niet geven waarvoor u betaalde? Dan hoort u meestal uw geld terug te krijgen. Vraag het schriftelijk aan de verkoper, en daarna aan uw kaartbedrijf.',
  },
  'gb.ask-consumer.ignored': {
    says: 'Stuur één duidelijke brief: wat u kocht, wat er mis is, wat u wilt, en 14 dagen om het te doen. Probeer daarna uw kaartbedrijf of een ombudsman of brancheregeling. Als laatste de rechter voor kleine zaken (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'U hebt zes jaar om naar de rechter te gaan. Maar al uw geld terug en makkelijk bewijs horen bij de eerste dagen en maanden. Klaag dus zo snel u kunt.',
    dependsOn: 'wanneer u de spullen kreeg of het werk is gedaan',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Schotland hebt u vijf jaar om naar de rechter te gaan. Maar al uw geld terug en makkelijk bewijs horen bij de eerste dagen en maanden. Klaag dus zo snel u kunt.',
    dependsOn: 'wanneer u de spullen kreeg of het werk is gedaan',
  },
  'gb.ask-consumer.misled': {
    says: 'Een verkoper mag u niet misleiden of onder druk zetten, geen kosten verbergen en geen valse recensies gebruiken. Schrijf op wat er is gezegd en vraag uw geld terug. Meld het ook bij de hulplijn voor consumenten van Citizens Advice.',
    dependsOn: 'wat ze zeiden of verborgen, en of u daardoor kocht',
  },
  'gb.ask-shop.civil-recovery': {
    says: 'Dit is een eis om geld, geen boete, en op zich geen zaak van de politie. Betaal of beken niets in haast. Vraag welk verlies de winkel echt had en om de beelden van u. Een verbod mag de winkel geven. Vraag gratis advies voor u antwoordt.',
  },
}
