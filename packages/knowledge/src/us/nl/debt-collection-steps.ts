/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'us.debt.won-reality': {
    says: 'Een rechter heeft al beslist. Korte tijd kunt u nog in hoger beroep (appeal) gaan of vragen om het ongedaan te maken. Anders betaalt u of spreekt u een plan af.',
  },
  'us.debt.won-step': {
    says: 'Zoek het vonnis en de datum ervan. Vraag vandaag bij de griffie (clerk) van die rechtbank hoe lang u nog in beroep kunt of om ongedaan maken kunt vragen.',
  },
  'us.debt.won-paid': {
    says: 'Betaalt u, vraag dan een papier dat het vonnis betaald is (satisfaction of judgment). Kijk na of de rechtbank het heeft.',
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
}
