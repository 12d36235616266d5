/** The Dutch words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'us.debt.want': {
    says: 'Zij willen dat u een schuld betaalt. Misschien willen zij ook dat u belt en zegt dat de schuld van u is.',
  },
  'us.debt.who': {
    says: 'Dit is een particulier incassobureau (debt collector). Het is geen rechtbank en niet de politie.',
  },
  'us.debt.who-buyer': {
    says: 'De schuld is misschien verkocht. Een bedrijf dat schulden koopt, moet kunnen laten zien dat uw schuld van hen is.',
  },
  'us.debt.reality': {
    says: 'Dit is een brief, geen papier van de rechtbank. Kijk voor u betaalt of de schuld van u is, klopt en niet te oud is.',
  },
  'us.debt.rights-summary': {
    says: 'U kunt de schuld schriftelijk betwisten en om bewijs vragen. U kunt ook zeggen dat het incassobureau geen contact meer mag opnemen.',
  },
  'us.debt.rights-any': {
    says: 'U kunt om een overzicht van de schuld vragen, zeggen dat die niet klopt, en gratis advies krijgen.',
  },
  'us.debt.not-yet-wages': {
    says: 'Bij een gewone schuld kunnen zij nu niet aan uw loon of het geld op uw bank komen. Zij moeten u eerst voor de rechter brengen en winnen.',
  },
  'us.debt.not-prison': {
    says: 'U kunt niet worden opgepakt omdat u deze schuld niet betaalt. Een incassobureau dat dreigt met de gevangenis overtreedt de wet.',
  },
  'us.debt.know-old': {
    says: 'Een incassobureau mag u niet voor de rechter brengen of daarmee dreigen als de wettelijke termijn voor de schuld voorbij is.',
    learnMore:
      'Zoek de datum van uw laatste betaling. De termijn verschilt per staat en per soort schuld.',
  },
  'us.debt.right-dispute': {
    says: 'U hebt het recht om de schuld schriftelijk te betwisten. Doe het binnen 30 dagen, dan moeten zij stoppen tot zij u bewijs sturen.',
  },
  'us.debt.right-notice': {
    says: 'U hebt recht op een bericht dat laat zien aan wie u geld schuldig bent, hoe het bedrag is opgebouwd, en wat de laatste dag is om het te betwisten.',
  },
  'us.debt.right-stop': {
    says: 'U hebt het recht om schriftelijk te zeggen dat zij geen contact meer mogen opnemen. De schuld blijft, en zij mogen nog wel naar de rechter.',
  },
  'us.debt.right-calls': {
    says: 'Een incassobureau mag u over een schuld niet vaker dan zeven keer in zeven dagen bellen. Na een gesprek moet het zeven dagen wachten.',
  },
  'us.debt.right-hours': {
    says: 'Zij mogen geen contact opnemen voor 8 uur ’s ochtends of na 9 uur ’s avonds. Zij mogen niet naar uw werk bellen als uw werkgever dat verbiedt.',
  },
  'us.debt.right-opt-out': {
    says: 'U mag zeggen dat zij moeten stoppen met sms’en, e-mails of bellen. In elke e-mail en sms moet staan hoe u zich afmeldt.',
  },
  'us.debt.right-privacy': {
    says: 'Zij mogen uw familie, vrienden of baas niets vertellen over uw schuld.',
  },
  'us.debt.right-no-lies': {
    says: 'Zij mogen niet liegen, niet dreigen met iets wat zij niet kunnen doen, en niet doen alsof zij advocaat of overheid zijn.',
  },
  'us.debt.right-fees': {
    says: 'Zij mogen alleen kosten of rente erbij rekenen als uw contract of een wet dat toestaat.',
  },
  'us.debt.right-sue-them': {
    says: 'Als zij deze regels overtreden, kunt u hen binnen een jaar voor de rechter brengen. U kunt tot $1.000 krijgen en de kosten van uw advocaat.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security en SSI kunnen niet worden afgepakt voor een particuliere schuld, ook niet na een vonnis.',
  },
  'us.debt.right-credit-report': {
    says: 'U hebt het recht om een foute melding in uw kredietrapport (credit report) gratis te betwisten. Het kredietbureau moet die controleren, meestal binnen 30 dagen.',
  },
  'us.debt.right-service': {
    says: 'Bent u in actieve militaire dienst, dan is de rente op schulden van voor uw dienst hoogstens 6%. Vraag er schriftelijk om.',
  },
  'us.debt.deadline-dispute': {
    says: 'U hebt na ontvangst van dit bericht 30 dagen om de schuld schriftelijk te betwisten. De laatste dag moet in het bericht staan. Eerder is veiliger.',
    action: 'De schuld schriftelijk betwisten en om bewijs vragen',
    consequence: 'Daarna mogen zij doorgaan met innen terwijl u de schuld betwist.',
    service: 'voor de post, zoals het incassobureau mag aannemen',
  },
  'us.debt.step-pause': {
    says: 'Betaal nog niet en zeg niet dat de schuld van u is. In veel staten begint de termijn opnieuw als u iets betaalt.',
  },
  'us.debt.step-write': {
    says: 'Schrijf aan het incassobureau: betwist de schuld en vraag om bewijs. Stuur het aangetekend (certified mail) en bewaar een kopie.',
  },
  'us.debt.step-check': {
    says: 'Kijk in uw eigen papieren en in uw gratis kredietrapporten op AnnualCreditReport.com. Controleer het bedrijf, het bedrag en de laatste betaling.',
  },
  'us.debt.step-court-papers': {
    says: 'Let op papieren van de rechtbank. Als u voor de rechter wordt gebracht, antwoord dan op tijd: de datum staat in de dagvaarding (summons). Doe dat ook als de eis niet klopt.',
  },
  'us.debt.step-valid': {
    says: 'Klopt de schuld, bied dan alleen aan wat u kunt betalen. Laat elke afspraak op papier zetten voor u geld stuurt.',
  },
  'us.debt.step-valid-bank': {
    says: 'Geef hun geen directe toegang tot uw bankrekening. Betaal op een manier die u zelf in de hand hebt en die een bewijs geeft.',
  },
  'us.debt.step-dispute': {
    says: 'Als zij bewijs sturen dat niet klopt, zeg dat dan schriftelijk. Klaag daarna bij de CFPB en bij de procureur-generaal van uw staat (attorney general).',
  },
  'us.debt.step-log': {
    says: 'Bewaar elke brief en elke envelop. Schrijf van elk gesprek de dag, de tijd en wat er is gezegd op.',
  },
  'us.debt.option-dispute': {
    says: 'Schrijf dat u de schuld betwist en bewijs wilt. Zij moeten stoppen met innen tot zij het sturen.',
    title: 'Betwisten en om bewijs vragen',
    cost: 'Een postzegel, of een paar dollar voor aangetekende post',
    time: '30 dagen om het te doen',
    risk: 'Klein. Zij kunnen bewijs sturen of naar de rechter gaan.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt fout, of de schuld is oud.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Schrijf hun en zeg wat er niet klopt. Stuur kopieën van uw bewijs en houd de originelen.',
    title: 'Zeggen wat er niet klopt aan de rekening',
    cost: 'Een postzegel',
    time: 'Een paar weken',
    risk: 'Klein. De rente kan doorlopen.',
    bestFor: 'U hebt al betaald, of het bedrag klopt niet.',
  },
  'us.debt.option-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden, of één kleinere betaling om ervan af te zijn. Laat de afspraak eerst op papier zetten.',
    title: 'Een betaalplan of een kleiner bedrag aanbieden',
    cost: 'Wat u afspreekt te betalen',
    time: 'Weken tot maanden',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen. Een kwijtgescholden schuld kan voor de belasting als inkomen tellen.',
    bestFor: 'De schuld is van u, is niet te oud, en u kunt een deel betalen.',
  },
  'us.debt.option-help': {
    says: 'Een schuldhulpverlener zonder winstdoel (non-profit credit counselor) kan al uw schulden met u bekijken en met uw schuldeisers praten.',
    title: 'Praten met een schuldhulpverlener zonder winstdoel',
    cost: 'Het eerste gesprek is meestal gratis',
    time: 'Ongeveer een uur',
    risk: 'Geen. Ga niet naar bedrijven die eerst geld vragen.',
    bestFor: 'U hebt meerdere schulden, of kunt niet betalen.',
  },
  'us.debt.option-complain': {
    says: 'Stuur online een klacht naar het Consumer Financial Protection Bureau. Dat stuurt de klacht voor een antwoord naar het bedrijf.',
    title: 'Klagen bij de CFPB',
    cost: 'Gratis',
    time: 'De meeste bedrijven antwoorden binnen 15 dagen',
    risk: 'Geen. Het stopt een rechtszaak niet.',
    bestFor: 'Zij bellen te vaak, dreigen, of doen niets met uw betwisting.',
  },
  'us.debt.option-pay': {
    says: 'Betaal alleen nadat u het hebt gecontroleerd. Vraag om een brief waarin staat dat de schuld is betaald.',
    title: 'Alles betalen',
    cost: 'Het hele bedrag',
    time: 'Een dag',
    risk: 'U betaalt misschien iets wat u niet schuldig bent. De melding kan in uw kredietrapport blijven.',
    bestFor: 'De schuld is van u, het bedrag klopt, en u kunt het betalen.',
  },
  'us.debt.element-creditor': {
    says: 'In het bericht moet de naam staan van de schuldeiser die nu geld van u krijgt.',
    name: 'De naam van de schuldeiser',
    ifMissing:
      'Wij zien de naam van de schuldeiser niet. Die moet in zo’n bericht (validation notice) staan.',
  },
  'us.debt.element-sum': {
    says: 'In het bericht moeten het bedrag op een begindatum staan, en de rente, kosten, betalingen en tegoeden daarna.',
    name: 'Hoe het bedrag is opgebouwd',
    ifMissing:
      'Wij zien niet hoe het bedrag is opgebouwd. In het bericht moeten rente, kosten, betalingen en tegoeden staan.',
  },
  'us.debt.element-dispute': {
    says: 'In het bericht moet staan hoe u de schuld kunt betwisten en wat de laatste dag is.',
    name: 'Hoe en tot wanneer u kunt betwisten',
    ifMissing:
      'Wij zien niet hoe u de schuld kunt betwisten. Misschien stond het in een andere brief. Die moet binnen vijf dagen na het eerste contact komen.',
  },
  'us.debt.insight-restart': {
    says: 'Bij een oude schuld kan een kleine betaling duur zijn. In veel staten begint daarmee de tijd om u voor de rechter te brengen opnieuw.',
    actionable: 'Zoek de datum van uw laatste betaling voor u iets betaalt of belooft.',
  },
  'us.debt.insight-report-first': {
    says: 'Een incassobureau moet u spreken, of schrijven en ongeveer 14 dagen wachten, voor het de schuld bij een kredietbureau meldt.',
    actionable: 'Kijk of de schuld al in uw kredietrapport stond voor zij u schreven.',
  },
  'us.debt.insight-seven-years': {
    says: 'De meeste schulden moeten na zeven jaar uit uw kredietrapport. Door te betalen beginnen die jaren niet opnieuw.',
    actionable: 'Vraag het kredietbureau om een te oude melding weg te halen.',
  },
  'us.debt.change-medical': {
    says: 'Er is geen federaal verbod op medische schulden in kredietrapporten. De drie kredietbureaus zeggen dat zij betaalde schulden en schulden onder $500 weglaten.',
    was: 'Een federale regel van januari 2025 zou medische schulden uit kredietrapporten houden. Die regel is nooit ingegaan.',
    is: 'Een rechter heeft die regel vernietigd. Sommige staten hebben een eigen verbod.',
  },
  'us.debt.warning-court-paper': {
    says: 'Dit zijn misschien papieren van de rechtbank. Antwoord de rechtbank schriftelijk en uiterlijk op de datum die erin staat. Anders verliest u zonder zitting.',
  },
  'us.debt.step-court-paper': {
    says: 'Zoek de laatste dag om te antwoorden. Dien uiterlijk dan een schriftelijk antwoord in bij de rechtbank, en bel vandaag de gratis rechtshulp (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Een bedrijf dat per telefoon schuldhulp verkoopt, mag geen geld vragen voor het een schuld voor u heeft geregeld.',
  },
  'us.debt.tactic-record': {
    says: 'Doe alles alleen schriftelijk. Dat geeft u bewijs en voorkomt druk aan de telefoon.',
    risk: 'Geen.',
    notWhen: 'U hebt papieren van de rechtbank: antwoord die eerst.',
  },
  'us.debt.tactic-first-month': {
    says: 'Betwist de schuld in de eerste 30 dagen. Alleen dan moeten zij stoppen tot zij bewijs sturen.',
    risk: 'Geen.',
    notWhen: 'De 30 dagen zijn voorbij. U kunt nog betwisten, maar zij hoeven niet te stoppen.',
  },
  'us.debt.tactic-place': {
    says: 'Een incassobureau mag u alleen voor de rechter brengen waar u woont of waar u het contract hebt getekend.',
    risk: 'Geen.',
    notWhen: 'De schuldeiser gaat naar de rechter in de plaats waar u woont of hebt getekend.',
  },
  'us.debt.myth-jail': {
    says: 'U kunt niet naar de gevangenis voor een particuliere schuld. Een rechter kan alleen mensen straffen die niet komen als de rechtbank dat beveelt.',
  },
  'us.debt.myth-take-things': {
    says: 'Een incassobureau kan niet uw spullen komen halen. Bij een gewone schuld is eerst een vonnis nodig. Een geldgever voor een auto is anders.',
  },
  'us.debt.myth-social-security': {
    says: 'Een particuliere schuldeiser kan geen Social Security of SSI afpakken. De bank moet twee maanden aan rechtstreekse stortingen op uw rekening laten staan.',
  },
  'us.debt.myth-ignore': {
    says: 'Een schuld verdwijnt niet als u het incassobureau negeert. Als het naar de rechter gaat en u antwoordt niet, wint het zonder bewijs.',
  },
}
