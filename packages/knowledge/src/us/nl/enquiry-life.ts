/** The Dutch words of the rows in ../enquiry-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_NL: Words = {
  'us.ask-life.special-education': {
    says: 'Schrijf de school met de datum en vraag om een onderzoek. Zij moet het doen of schriftelijk weigeren met redenen. Daarna kunt u om bemiddeling of een hoorzitting vragen, en klagen bij de staat.',
  },
  'us.ask-life.suspended': {
    says: 'De school moet eerst zeggen waarom en uw kind horen. Voor een lange schorsing is een uitgebreidere hoorzitting nodig. Vraag vandaag om de regel, het bewijs en hoe u in beroep gaat.',
    dependsOn: 'hoe lang de schorsing is',
  },
  'us.ask-life.fence': {
    says: 'Regels van staat en stad beslissen. In Californië delen buren meestal een hek dat nodig is, na 30 dagen schriftelijk bericht. In veel staten bent u niets schuldig waarmee u niet akkoord ging.',
    dependsOn: 'uw staat, en of het hek nodig is',
  },
  'us.ask-life.noise': {
    says: 'Houd een lijst bij en schrijf eerst de buur. Klaag dan bij de stad of de verhuurder. Gaat het veel verder dan gewoon, dan kan een rechter het stoppen of geld toekennen.',
  },
  'us.ask-life.tree': {
    says: 'U mag takken meestal tot de grens op eigen kosten afknippen, als de boom in leven blijft. De eigenaar betaalt voor schade door een boom die er onveilig uitzag. Zeg het hem schriftelijk.',
    dependsOn: 'of de boom er eerder onveilig uitzag',
  },
  'us.ask-life.dog': {
    says: 'In veel staten betaalt de eigenaar voor een beet, ook een eerste. In andere moet u laten zien dat het gevaar bekend was. Ga naar een arts, meld het, en bewaar foto’s.',
    dependsOn: 'uw staat',
  },
  'us.ask-life.hold': {
    says: 'Een bank mag een cheque alleen langer vasthouden om redenen die in de wet staan, en moet u zeggen waarom en tot wanneer. Vraag het bankkantoor om het eerder vrij te geven.',
    dependsOn: 'de reden in het bericht',
  },
  'us.ask-life.overdraft': {
    says: 'Bij geldautomaten en eenmalige kaartbetalingen mag de bank alleen kosten rekenen als u zich had aangemeld. Vraag de kosten terug, en meld u nu af.',
    dependsOn: 'waardoor de roodstand kwam en of u zich had aangemeld',
  },
  'us.ask-life.account-closed': {
    says: 'Een bank mag een rekening meestal sluiten, maar uw saldo is van u. Vraag er schriftelijk om, en om de reden. Is een rapport gebruikt, vraag het dan gratis op en betwist fouten.',
    dependsOn: 'de voorwaarden van de rekening en de reden',
  },
  'us.ask-life.credit-denied': {
    says: 'Zij moeten u de belangrijkste redenen zeggen en het bureau dat zij gebruikten. Vraag dat rapport binnen 60 dagen gratis, en betwist wat fout is.',
  },
  'us.ask-life.custody': {
    says: 'Vraag de familierechtbank; tot dan geldt het bevel dat er is. Meestal beslist de staat waar het kind zes maanden woonde. Veel rechtbanken hebben gratis formulieren en hulp.',
    dependsOn: 'wat het bevel zegt en wat het beste is voor het kind',
  },
  'us.ask-life.protection': {
    says: 'Vraag de griffie (court clerk) om de formulieren: het is meestal gratis, en een rechter kan dezelfde dag iets doen. Kreeg u zo’n bevel, volg het dan en ga naar de zitting. Bel bij gevaar 911.',
  },
  'us.ask-life.support-change': {
    says: 'Vraag de rechter of de dienst meteen om het te wijzigen. Oude schuld wordt meestal niet lager, dus elke maand telt. Betaal wat u kunt.',
  },
  'us.ask-life.work-injury': {
    says: 'Zeg het nu schriftelijk uw werkgever en ga naar een arts. Dien een claim in volgens de wet van uw staat: schuld maakt niet uit, maar de tijd is kort. Zij mogen u er niet om ontslaan.',
  },
  'us.ask-life.rival-work': {
    says: 'Sommige staten verbieden zulke beloften, andere staan alleen eerlijke toe. Teken niet haastig een nieuwe, en laat de uwe aan een advocaat zien voor u vertrekt.',
    dependsOn: 'uw staat, uw loon en wat u tekende',
  },
  'us.ask-life.contractor': {
    says: 'De naam beslist niet. Bepaalt het bedrijf uw uren en hoe u werkt, dan bent u misschien werknemer. Vraag de IRS (Form SS-8) en de Wage and Hour Division.',
    dependsOn: 'wie uw werk bepaalt',
  },
  'us.ask-life.voucher': {
    says: 'Vraag schriftelijk om de hoorzitting, uiterlijk op de dag in de brief, en vraag uw dossier te zien. Uw hulp hoort meestal door te gaan tot de hoorzitting.',
  },
  'us.ask-life.va-decision': {
    says: 'U hebt een jaar. Stuur nieuw bewijs (supplemental claim), vraag om een hogere beoordeling (higher-level review), of ga naar de Board. Een organisatie voor veteranen helpt gratis.',
  },
  'us.ask-life.jury': {
    says: 'Antwoord uiterlijk op de datum. U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite of zorg. Uw werkgever mag u er niet om ontslaan.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Uiterlijk op de datum op de bon kunt u zeggen dat u niet schuldig bent en om een hoorzitting vragen, of meestal om een rijcursus. Betalen is toegeven. Negeer het nooit.',
    dependsOn: 'uw gegevens en het bewijs',
  },
  'us.ask-life.towed': {
    says: 'Haal de auto snel, want de kosten groeien elke dag. Maak foto’s van de borden en vraag om een bon. Veel staten begrenzen de kosten en geven u een hoorzitting of claim als het wegslepen fout was.',
    dependsOn: 'de borden, de kosten en uw staat',
  },
  'us.ask-life.unordered': {
    says: 'U hoeft niet te betalen voor spullen die zonder bestelling per post kwamen. Ze zijn een cadeau. Zeg dat het bedrijf schriftelijk.',
  },
  'us.ask-life.luggage': {
    says: 'De luchtvaartmaatschappij moet voor verloren, late of kapotte bagage betalen tot een grens. Meld het meteen, bewaar bonnen, en schrijf binnen 7 dagen bij schade of 21 bij vertraging.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Spullen moeten meestal doen wat zulke spullen doen. Vraag schriftelijk om reparatie, een nieuw product of uw geld. Een schriftelijke garantie moet worden nagekomen.',
    dependsOn: 'hoe oud het is en wat de garantie zegt',
  },
  'us.ask-life.city-code': {
    says: 'Lees de regel en de datum. Los het op en stuur foto’s, of vraag schriftelijk om meer tijd of een hoorzitting voor de boete begint.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Federale leningen kunnen worden kwijtgescholden na tien jaar openbare dienst, bij blijvende handicap, of als de school sloot. Vraag het gratis aan op studentaid.gov. Particuliere leningen meestal niet.',
    dependsOn: 'de soort lening en soort werk',
  },
  'us.ask-life.medical-records': {
    says: 'U kunt uw gegevens krijgen, meestal binnen 30 dagen en voor een redelijke prijs. Zij mogen ze niet vasthouden om een onbetaalde rekening. Klaag bij het HHS Office for Civil Rights.',
  },
  'us.ask-life.review': {
    says: 'Ware feiten en duidelijke meningen mogen, en een contract mag een eerlijke recensie niet verbieden. Bewaar bewijs. Verander wat u niet als waar kunt laten zien.',
    dependsOn: 'of waar is wat u schreef',
  },
  'us.ask-life.support-unpaid': {
    says: 'Open een zaak bij de dienst voor kinderalimentatie (child support agency) van uw staat. Die kan loon, belastingteruggave en bankgeld innen en een rijbewijs blokkeren. Elke gemiste betaling telt als een vonnis. Het kost hoogstens $ 25, vaak niets.',
  },
}
