/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'us.tax.want': {
    says: 'De IRS zegt dat u belasting moet betalen, of dat uw aangifte anders moet. Zij wil geld of een antwoord.',
  },
  'us.tax.who': {
    says: 'De IRS is de federale belastingdienst. Zij schrijft eerst per post voor zij iets anders doet.',
  },
  'us.tax.reality': {
    says: 'Het nummer van het bericht, zoals CP14 of CP504, zegt hoe ver het is. U kunt uw account bekijken op IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'U mag het oneens zijn, in beroep gaan, in delen betalen, en iemand voor u laten spreken.',
  },
  'us.tax.not-yet': {
    says: 'Meestal kan de IRS niet aan uw loon of het geld op uw bank komen voor een laatste bericht en 30 dagen om een hoorzitting te vragen.',
  },
  'us.tax.know-ten-years': {
    says: 'De IRS heeft meestal tien jaar om een belasting te innen nadat die is vastgesteld.',
    learnMore:
      'Sommige stappen, zoals beroep of faillissement (bankruptcy), maken die tijd langer.',
  },
  'us.tax.right-disagree': {
    says: 'U hebt het recht om het oneens te zijn, om gehoord te worden, en om in beroep te gaan bij een onafhankelijk kantoor.',
  },
  'us.tax.right-plan': {
    says: 'U kunt vragen om per maand te betalen. Voor veel schulden kan dat online in een paar minuten.',
  },
  'us.tax.right-compromise': {
    says: 'Kunt u niet betalen? Dan kunt u de IRS vragen om te wachten, of aanbieden om minder te betalen.',
  },
  'us.tax.right-advocate': {
    says: 'Als dit u in grote moeite brengt, helpt de Taxpayer Advocate Service gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Ook bij beslag voor belasting (levy) moet u een deel van uw loon en wat basisspullen houden.',
  },
  'us.tax.deadline-deficiency': {
    says: 'Na een bericht van tekort (notice of deficiency) hebt u 90 dagen om naar de Tax Court te gaan. De IRS kan die tijd niet langer maken.',
    action: 'Een verzoekschrift indienen bij de United States Tax Court als u het niet eens bent',
    consequence:
      'De IRS telt de belasting erbij. U moet meestal betalen voor een rechter ernaar kan kijken.',
  },
  'us.tax.deadline-hearing': {
    says: 'U hebt 30 dagen om een Collection Due Process hoorzitting te vragen. Zolang die loopt, mag de IRS geen beslag leggen (levy).',
    action: 'Form 12153 sturen om een hoorzitting te vragen',
    consequence:
      'De IRS kan loon, geld op de bank of bezit nemen. U verliest ook de weg naar de Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Een CP2000 is geen rekening. Het is een voorstel voor een wijziging. U hebt meestal 30 dagen om te antwoorden en kunt om meer vragen.',
    action: 'Antwoorden op het voorstel: zeg dat u het eens bent, of waarom niet, met bewijs',
    consequence:
      'De IRS stuurt een bericht van tekort (notice of deficiency) en daarna een rekening.',
  },
  'us.tax.deadline-cp504': {
    says: 'Na een CP504 hebt u 30 dagen om te betalen of een plan te maken. Het is ernstig, maar er moet nog een laatste bericht komen.',
    action: 'Betalen, een plan afspreken, of de IRS bellen',
    consequence:
      'De IRS kan de belastingteruggave van uw staat nemen en doorgaan naar een laatste bericht.',
  },
  'us.tax.deadline-cp14': {
    says: 'Een CP14 is de eerste rekening. Betaal of maak een plan binnen 21 dagen, dan voorkomt u meer rente en boetes.',
    action: 'Betalen, een plan afspreken, of zeggen waarom de rekening niet klopt',
    consequence: 'Er komen meer rente en boetes bij.',
  },
  'us.tax.step-number': {
    says: 'Zoek het nummer van het bericht en de datum om iets te doen, bovenaan de brief. Zoek het nummer op bij IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Vergelijk de brief met uw aangifte en uw account op IRS.gov. Controleer betalingen en formulieren zoals W-2 en 1099.',
  },
  'us.tax.step-answer': {
    says: 'Doe uiterlijk op de datum iets, ook als u niet kunt betalen: antwoord, vraag een plan, of vraag een hoorzitting.',
  },
  'us.tax.step-help': {
    says: 'Vraag een Low Income Taxpayer Clinic of de Taxpayer Advocate om gratis hulp.',
  },
  'us.tax.step-dispute': {
    says: 'Klopt het niet? Schrijf naar het adres in het bericht met kopieën van uw bewijs. Stuur het aangetekend (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Vraag online een betaalplan aan op IRS.gov. Zolang dat loopt, neemt de IRS meestal niets.',
    title: 'In delen betalen',
    cost: 'Soms kosten om te beginnen, en rente',
    time: 'Een paar minuten online',
    risk: 'Rente en een lagere boete lopen door.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
  'us.tax.option-appeal': {
    says: 'Antwoord op de manier en binnen de tijd die in het bericht staan, en stuur bewijs.',
    title: 'Niet eens zijn of in beroep gaan',
    cost: 'Gratis, of een klein bedrag voor de Tax Court waarvan u vrijgesteld kunt worden',
    time: '30 of 90 dagen, zoals in het bericht staat',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet of is niet voor u.',
  },
  'us.tax.option-hardship': {
    says: 'Vraag om de status "nu niet inbaar" (currently not collectible), of kijk met het hulpmiddel van de IRS of een schikking past (offer in compromise).',
    title: 'Vragen om te wachten of minder te betalen',
    cost: 'Een aanbod kost geld, maar is gratis bij een laag inkomen',
    time: 'Weken tot maanden',
    risk: 'De rente loopt door. Niet elk aanbod wordt aangenomen.',
    bestFor: 'Als u betaalt, houdt u te weinig over om van te leven.',
  },
  'us.tax.option-help': {
    says: 'De Taxpayer Advocate en Low Income Taxpayer Clinics kunnen voor u met de IRS praten.',
    title: 'Gratis hulp bij belasting krijgen',
    cost: 'Gratis',
    time: 'Bel deze week',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'Er dreigt beslag (levy), of u begrijpt het niet.',
  },
  'us.tax.option-pay': {
    says: 'Betaal alleen op IRS.gov of met een cheque aan de United States Treasury.',
    title: 'Betalen',
    cost: 'Het bedrag',
    time: 'Een dag',
    risk: 'Geen als het klopt.',
    bestFor: 'U bent het eens en kunt het betalen.',
  },
  'us.tax.insight-penalty': {
    says: 'Als uw laatste drie jaren in orde waren, laat de IRS een eerste boete vaak vallen als u erom vraagt.',
    actionable:
      'Bel of schrijf en vraag om het schrappen van een eerste boete (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'De IRS neemt geen cadeaukaarten, crypto of overboekingen (wires) aan, en dreigt niet met arrestatie. Twijfelt u? Bekijk uw account op IRS.gov.',
  },
  'us.state-tax.want': {
    says: 'Een staat, county of stad zegt dat u belasting moet betalen.',
  },
  'us.state-tax.rights-summary': {
    says: 'U kunt vragen hoe zij het hebben berekend, protest indienen of in beroep gaan, en vragen om in delen te betalen.',
  },
  'us.state-tax.right-appeal': {
    says: 'U hebt het recht om protest in te dienen of in beroep te gaan. In het bericht staan de manier en de laatste dag.',
  },
  'us.state-tax.step-date': {
    says: 'Zoek de laatste dag voor een protest en de eigen website van het kantoor. Gebruik geen link in de brief als u twijfelt.',
  },
  'us.state-tax.step-check': {
    says: 'Vergelijk het met uw aangifte en betalingen. Antwoord schriftelijk met kopieën van uw bewijs.',
  },
  'us.state-tax.option-appeal': {
    says: 'Schrijf uiterlijk op de laatste dag dat u het niet eens bent en waarom.',
    title: 'Protest of beroep',
    cost: 'In de meeste staten gratis',
    time: 'Uiterlijk op de dag in het bericht',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet of is niet voor u.',
  },
  'us.state-tax.option-plan': {
    says: 'Bij de meeste belastingkantoren kunt u in delen betalen. Vraag het online of per telefoon op hun eigen site.',
    title: 'Om een betaalplan vragen',
    cost: 'Elke maand een deel, en rente',
    time: 'Voor de dag in het bericht',
    risk: 'Zij kunnen toch een pandrecht (lien) laten noteren.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
}
