/** The Dutch words of the rows of California: ../california-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const CALIFORNIA_NL: Words = {
  'us.state.ca.collector-calls': {
    says: 'In Californië mag een incassobureau of kredietgever u niet lastigvallen, uw baas niets over de schuld zeggen en niet vals dreigen. Maak notities: u kunt naar de rechter.',
  },
  'us.state.ca.collector-license': {
    says: 'In Californië heeft een incassobureau een vergunning van de staat nodig en moet het nummer in brieven staan. Zoek het nummer op voor u betaalt.',
  },
  'us.state.ca.old-debt': {
    says: 'In Californië mag niemand naar de rechter voor een schuld waarvan de termijn voorbij is, en een incassobureau moet u dat schriftelijk zeggen.',
  },
  'us.state.ca.stolen-name': {
    says: 'In Californië moet een incassobureau stoppen en kijken als u een aangifte bij politie of FTC stuurt, en een ondertekende brief dat de schuld niet van u is.',
  },
  'us.state.ca.judgment-life': {
    says: 'In Californië geldt een vonnis tien jaar. Voor een kleinere kaart- of medische schuld kan het één keer worden verlengd, met vijf jaar en 5% rente.',
  },
  'us.state.ca.less-from-pay': {
    says: 'In Californië kunt u vragen om minder van uw loon te nemen als uw gezin het nodig heeft. Geef de sheriff het formulier WG-006.',
  },
  'us.state.ca.debt-of-the-dead': {
    says: 'In Californië heeft een bedrijf meestal één jaar na het overlijden om te procederen over een schuld van de overledene. Vraag bewijs voor u betaalt.',
  },
  'us.state.ca.rest-after-sale': {
    says: 'In Californië kan een kredietgever na een verkoop zonder rechter meestal geen rest vragen, ook niet bij de lening waarmee u het huis kocht.',
  },
  'us.state.ca.debt-relief': {
    says: 'In Californië bindt een wet van de staat bedrijven die minder schuld of beter krediet beloven. Betaal niets vooraf, en vraag hoe u kunt opzeggen.',
  },
  'us.state.ca.small-judgment': {
    says: 'In Californië kan wie is gedaagd binnen 30 dagen in beroep tegen een vonnis in een kleine zaak (small claims). Miste u de zitting, vraag die rechter dan eerst om vernietiging.',
  },
  'us.state.ca.small-judgment-paid': {
    says: 'In Californië mag niemand een vonnis in een kleine zaak (small claims) uitvoeren voor de tijd voor beroep om is. Vraag de rechter om in delen te betalen. Hebt u betaald, dan moet de winnaar dat de rechtbank melden.',
  },
  'us.state.ca.rest-of-car-loan': {
    says: 'In Californië heeft een kredietgever meestal vier jaar om de rest van een autolening te eisen. Was het bericht of de verkoop fout, dan kan hij die verliezen.',
  },
  'us.state.ca.court-fees': {
    says: 'In Californië kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier.',
  },
  'us.state.ca.rental-refused': {
    says: 'In Californië mag een verhuurder u niet weigeren om afkomst, geloof, kinderen, handicap en dergelijke, of om een woonbon (voucher).',
  },
  'us.state.ca.upfront-money': {
    says: 'In Californië mag een borg meestal hoogstens één maand huur zijn. Kosten om u na te gaan mogen alleen de echte kosten dekken.',
  },
  'us.state.ca.last-notice': {
    says: 'In Californië geeft het bericht van de sheriff u vijf dagen. Voor die om zijn kunt u de rechter om meer tijd vragen.',
  },
  'us.state.ca.safe-leave': {
    says: 'In Californië kan een slachtoffer van geweld de huur meestal eerder beëindigen met papieren die het bewijzen. Vraag eerst een hulplijn.',
  },
  'us.state.ca.landlords-bill': {
    says: 'In Californië kunnen huurders, als de verhuurder stroom of water niet betaalt, meestal zelf betalen en dat van de huur aftrekken.',
  },
  'us.state.ca.mobile-home': {
    says: 'In Californië kan een park u alleen om redenen in de wet opzeggen, met 60 dagen bericht. Een huurverhoging vraagt 90 dagen bericht.',
  },
  'us.state.ca.foreclosed-tenant': {
    says: 'In Californië krijgen huurders van een gedwongen verkochte woning meestal 90 dagen bericht. Een echt huurcontract loopt meestal tot het einde.',
  },
  'us.state.ca.no-fault-move': {
    says: 'In Californië is de verhuurder, als u buiten uw schuld weg moet, meestal één maand huur schuldig of moet hij de laatste kwijtschelden.',
  },
  'us.state.ca.broken-rule': {
    says: 'In Californië moet een bericht over een overtreden regel u meestal drie werkdagen geven om het in orde te maken.',
  },
  'us.state.ca.eviction-record': {
    says: 'In Californië houdt de rechtbank de meeste ontruimingszaken verborgen, tenzij de verhuurder binnen 60 dagen wint.',
  },
  'us.state.ca.pay-deductions': {
    says: 'In Californië mag een bedrijf verlies of kapotte spullen meestal niet van uw loon afhouden. Het moet betalen wat het werk u kostte.',
  },
  'us.state.ca.keep-cover': {
    says: 'In Californië kunt u meestal ook de zorgverzekering van een klein bedrijf houden, tot 36 maanden, op eigen kosten. Vraag het binnen enkele dagen.',
  },
  'us.state.ca.end-papers': {
    says: 'In Californië moet een bedrijf u bij ontslag een schriftelijk bericht geven, en de folder van de staat over werkloosheid.',
  },
  'us.state.ca.freelance-pay': {
    says: 'In Californië moet een freelancer meestal een schriftelijk contract krijgen en op de afgesproken dag betaald worden, of binnen 30 dagen na het werk.',
  },
  'us.state.ca.worker-test': {
    says: 'In Californië geldt u als werknemer, tenzij het bedrijf laat zien dat u vrij bent, ander werk doet dan het bedrijf en een eigen zaak hebt.',
  },
  'us.state.ca.minimum-pay': {
    says: 'In Californië is het minimumloon hoger dan dat van het land. U kunt eisen wat u te weinig kreeg.',
  },
  'us.state.ca.store-return': {
    says: 'In Californië moet een winkel die niets terugneemt dat met een bord zeggen. Anders kunt u spullen meestal binnen 30 dagen terugbrengen.',
  },
  'us.state.ca.faulty-goods': {
    says: 'In Californië moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld.',
  },
  'us.state.ca.gift-card': {
    says: 'In Californië mogen de meeste gekochte cadeaukaarten niet verlopen of door kosten waarde verliezen. Gebeurt dat, klaag dan bij de staat.',
  },
  'us.state.ca.sales-calls': {
    says: 'In Californië beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat.',
  },
  'us.state.ca.own-data': {
    says: 'In Californië kunt u de meeste grote bedrijven vragen wat zij van u weten, en het te wissen of niet te verkopen. Zij hebben meestal 45 dagen.',
  },
  'us.state.ca.credit-freeze': {
    says: 'In Californië kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent.',
  },
  'us.state.ca.hidden-fees': {
    says: 'In Californië moeten alle kosten die u niet kunt vermijden in de getoonde prijs zitten, behalve belasting en verzending.',
  },
  'us.state.ca.association-records': {
    says: 'In Californië kan een eigenaar schriftelijk vragen om de stukken en rekeningen van de vereniging (association) te zien.',
  },
  'us.state.ca.after-disaster': {
    says: 'In Californië mag een verzekeraar de woonverzekering meestal niet beëindigen in het jaar na een uitgeroepen noodtoestand om een bosbrand in de buurt.',
  },
  'us.state.ca.sick-at-home': {
    says: 'In Californië kan een brief van de arts dat iemand thuis ernstig ziek is een afsluiting tegenhouden. Vraag vandaag het formulier van het bedrijf.',
  },
  'us.state.ca.hearing-days': {
    says: 'In Californië hebt u meestal 90 dagen na het bericht om een zitting (hearing) te vragen. Vraag het voor de wijziging begint, dan loopt de hulp meestal door.',
  },
  'us.state.ca.cannot-pay-fine': {
    says: 'In Californië zeg de rechtbank voor de betaaldag dat u een bekeuring niet kunt betalen. Die kan tijd, termijnen of werk in plaats van geld geven.',
  },
  'us.state.ca.school-absence': {
    says: 'In Californië moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee.',
  },
  'us.state.ca.toll-hold': {
    says: 'In Californië kan onbetaalde tol de registratie van uw auto blokkeren. Vraag op tijd om een herziening of betaalplan, en bewaar bewijs.',
  },
  'us.state.ca.jury-call': {
    says: 'In Californië kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum.',
  },
  'us.state.ca.insurance-gap': {
    says: 'In Californië kan een gat in uw autoverzekering de registratie schorsen. Stuur voor de datum bewijs van dekking, of vraag om een zitting (hearing).',
  },
  'us.state.ca.child-report': {
    says: 'In Californië kunt u een zitting (hearing) vragen om uw naam uit het register van kindermishandeling te halen, meestal binnen 30 dagen na het bericht.',
  },
  'us.state.ca.repair-surgery': {
    says: 'In Californië moeten de meeste zorgplannen operaties dekken die herstellen wat door geboorte, letsel of ziekte niet normaal is. Dat is niet cosmetisch.',
  },
}
