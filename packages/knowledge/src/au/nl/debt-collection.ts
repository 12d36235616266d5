/** The Dutch words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'au.debt.want': {
    says: 'Deze brief doet niets anders dan vragen. De brief zelf kan u niet dwingen te betalen.',
  },
  'au.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan daardoor uw loon of spullen nemen.',
  },
  'au.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf waaraan u iets schuldig was, of heeft de schuld gekocht. Het heeft geen macht van een rechter of van de politie.',
  },
  'au.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten, hulp bij geldproblemen (hardship) vragen en aanbieden wat u kunt betalen. Niemand mag u bedreigen.',
  },
  'au.debt.no-wages-yet': {
    says: 'Ze kunnen nog niet bij uw loon of uw geld op de bank. Eerst moeten ze naar de rechter en winnen.',
  },
  'au.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter. Een kredietgever mag een auto nemen die onderpand is voor zijn lening.',
  },
  'au.debt.know-old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter, of na drie in het Northern Territory. Een betaling of een getekend briefje kan de tijd opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'au.debt.know-file': {
    says: 'Een wanbetaling (default) blijft vijf jaar in uw kredietoverzicht (credit report). Ze moeten u schriftelijk waarschuwen voordat ze die registreren.',
  },
  'au.debt.org-afca': {
    says: 'Bedrijven die leningen en kaarten innen, moeten horen bij AFCA, de gratis klachtendienst. U kunt ze daar opzoeken.',
  },
  'au.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de afschriften en hoe het bedrag is opgebouwd. Ze horen te stoppen met innen terwijl ze kijken.',
  },
  'au.debt.right-no-harass': {
    says: 'U hebt het recht niet lastiggevallen, bedreigd of gedwongen te worden.',
  },
  'au.debt.right-hours': {
    says: 'Ze horen alleen te bellen van 7.30 tot 21 uur op weekdagen en van 9 tot 21 uur in het weekend. Niet op feestdagen.',
  },
  'au.debt.right-three': {
    says: 'Ze horen u niet vaker dan drie keer per week of tien keer per maand te benaderen.',
  },
  'au.debt.right-hardship': {
    says: 'Bij een lening of kaart kunt u zeggen dat u geldproblemen (hardship) hebt. Ze moeten binnen 21 dagen antwoorden.',
  },
  'au.debt.right-private': {
    says: 'Ze horen uw baas, familie of buren niets over de schuld te vertellen.',
  },
  'au.debt.right-afca': {
    says: 'U kunt gratis klagen bij AFCA. Terwijl AFCA naar uw zaak kijkt, kunnen ze er meestal niet mee naar de rechter.',
  },
  'au.debt.right-default-notice': {
    says: 'Voordat ze met een lening of kaart naar de rechter gaan, moeten ze een ingebrekestelling (default notice) sturen en u 30 dagen geven.',
  },
  'au.debt.default-notice': {
    says: 'Een ingebrekestelling (default notice) moet u minstens 30 dagen geven om het goed te maken. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal wat te laat is, of vraag hulp bij geldproblemen (hardship)',
    consequence: 'Ze kunnen naar de rechter gaan, of de hele lening vragen.',
  },
  'au.debt.step-check': {
    says: 'Controleer of de schuld van u is. Kijk naar de naam, het bedrag, de data en aan wie u het eerst schuldig was.',
  },
  'au.debt.step-age': {
    says: 'Zoek uit wanneer u voor het laatst betaalde. Is dat bijna zes jaar of langer geleden? Betaal of teken dan nog niets.',
  },
  'au.debt.step-helpline': {
    says: 'Bel de National Debt Helpline op 1800 007 007. Het is gratis, en ze staan aan uw kant.',
  },
  'au.debt.step-write': {
    says: 'Schrijf terug. Vraag bewijs van de schuld, of vraag hulp bij geldproblemen (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Bent u het schuldig? Maak dan een overzicht van uw geld en bied een bedrag aan dat u kunt volhouden. Zet de afspraak op papier.',
  },
  'au.debt.step-dispute': {
    says: 'Is het fout? Zeg dat schriftelijk en zeg waarom. Gaan ze door, klaag dan bij AFCA.',
  },
  'au.debt.opt-proof': {
    says: 'Vraag het contract en de afschriften. Betaal niets tot u die hebt gezien.',
    title: 'Bewijs vragen',
    cost: 'Gratis.',
    time: 'Eén brief. Dan enkele weken.',
    risk: 'Klein. Ze kunnen nog naar de rechter gaan, dus let op papieren van de rechtbank.',
    bestFor: 'U weet niet zeker of het van u is, of het bedrag lijkt fout.',
  },
  'au.debt.opt-hardship': {
    says: 'Zeg dat u niet kunt betalen en wat u wel kunt betalen. Ze kunnen meer tijd of lagere betalingen geven.',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Gratis.',
    time: 'Ze hebben 21 dagen om te antwoorden.',
    risk: 'Klein. Zeggen ze nee? Ga dan naar AFCA.',
    bestFor: 'U verloor uw werk, was ziek of had een zware tijd.',
  },
  'au.debt.opt-plan': {
    says: 'Bied elke twee weken een bedrag aan, of één kleiner bedrag om het te beëindigen. Zet het op papier voordat u betaalt.',
    title: 'Een betalingsregeling aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'au.debt.opt-afca': {
    says: 'Klaag eerst bij het bedrijf. Ga na 30 dagen, of na een nee, naar AFCA.',
    title: 'Klagen bij AFCA',
    cost: 'Gratis.',
    time: 'Weken tot maanden.',
    risk: 'Klein.',
    bestFor: 'Ze vallen u lastig, of luisteren niet.',
  },
  'au.debt.opt-counsellor': {
    says: 'Ze kunnen voor u schrijven en vragen een schuld te laten vallen.',
    title: 'Een gratis schuldhulpverlener (financial counsellor) bezoeken',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U hebt veel schulden, of geen geld over.',
  },
  'au.debt.insight-restart': {
    says: 'Zelfs een kleine betaling kan de termijn opnieuw laten beginnen als de zes jaar niet voorbij zijn. Bellers vragen er vaak om.',
    actionable: 'Kijk hoe oud de schuld is voordat u iets betaalt.',
  },
  'au.debt.insight-bnpl': {
    says: 'Sinds 10 juni 2025 hebben bedrijven voor achteraf betalen (buy now pay later) een kredietvergunning nodig en moeten ze bij AFCA horen.',
    actionable:
      'Is het Afterpay, Zip of zoiets? Vraag hulp bij geldproblemen (hardship) en gebruik AFCA.',
  },
  'au.debt.insight-waiver': {
    says: 'Leeft u van een uitkering en bezit u weinig? Dan kan een hulpverlener het bedrijf vragen de schuld op te geven.',
    actionable: 'Vraag de National Debt Helpline naar kwijtschelding van schuld (debt waiver).',
  },
  'au.debt.tactic-writing': {
    says: 'Houd het schriftelijk. Vraag ze alleen e-mail of brieven te gebruiken.',
    risk: 'Brieven gaan langzamer dan telefoontjes.',
    notWhen: 'Er is snel een datum bij de rechter.',
  },
  'au.debt.warn-court': {
    says: 'Komen er papieren van de rechtbank? Leg ze niet opzij. Antwoordt u niet op tijd, dan kunnen ze zonder u winnen.',
  },
  'au.debt.warn-fixers': {
    says: 'Pas op voor bedrijven die tegen betaling krediet of schulden oplossen. Schuldhulpverleners (financial counsellors) doen het gratis.',
  },
  'au.debt.myth-prison': {
    says: 'U kunt niet de gevangenis in omdat u een kaart, een lening of een rekening niet betaalt.',
  },
  'au.debt.myth-things': {
    says: 'Een incassobureau kan uw spullen niet nemen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter, en gewone spullen in huis zijn veilig.',
  },
  'au.debt.element-creditor': {
    says: 'Ze horen te zeggen aan wie u iets schuldig bent.',
    name: 'Aan wie u iets schuldig bent',
    ifMissing: 'De brief zegt niet aan wie u iets schuldig bent. Vraag het voordat u betaalt.',
  },
  'au.debt.element-sum': {
    says: 'Ze horen te zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag een volledig overzicht.',
  },
  'au.debt.right-asic-act': {
    says: 'Niemand mag u misleiden, lastigvallen of dwingen om een kredietschuld. U kunt klagen bij de kredietgever, dan bij AFCA, en het melden bij ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'In Victoria zijn sommige manieren van innen verboden, zoals zonder toestemming uw huis in gaan, of geweld of valse papieren gebruiken.',
  },
  'au.debt.right-small-costs': {
    says: 'In een kleine zaak betaalt elke kant meestal zijn eigen advocaat. Vraag wat de grens is in uw staat.',
  },
  'au.debt.right-phone': {
    says: 'Een telefoonbedrijf moet u hulp bij betalen bieden voordat het afsluit. Deed het dat niet? Klaag gratis bij de Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht (notice of assignment) op papier en het contract. U houdt elk verweer dat u tegen de eerste kredietgever had.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Kunt u een verzekeraar niet betalen voor schade, zeg het dan. Zijn branchecode vraagt hulp bij geldnood, zoals kleine betalingen of een pauze.',
  },
}
