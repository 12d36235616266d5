/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'ca.debt.want': {
    says: 'Deze brief doet niets anders dan vragen. De brief alleen kan u niet laten betalen.',
  },
  'ca.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan om deze brief uw loon of spullen nemen.',
  },
  'ca.debt.who': {
    says: 'Een incassobureau (collection agency) werkt voor het bedrijf waaraan u schuldig was, of heeft de schuld gekocht. Het heeft geen macht van een rechter of de politie.',
  },
  'ca.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten en aanbieden wat u kunt betalen. Niemand mag u bedreigen of te schande maken.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Ze kunnen uw loon nog niet nemen. Bij de meeste schulden moeten ze eerst naar de rechter en winnen.',
  },
  'ca.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen en niet in uw huis komen. Alleen gerechtsdienaren kunnen beslag leggen, na een vonnis. Een kredietgever mag een auto nemen die onderpand is voor zijn lening.',
  },
  'ca.debt.know-old': {
    says: 'Schulden kunnen te oud worden voor de rechter. In veel provincies duurt dat twee jaar, in Québec drie. Een betaling of een getekend briefje kan de tijd opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'ca.debt.right-details': {
    says: 'U hebt het recht de gegevens van de schuld te kennen: hoeveel, waarvoor, en wie haar int.',
  },
  'ca.debt.step-check': {
    says: 'Controleer of de schuld van u is. Kijk naar de naam, het bedrag, de data en aan wie u eerst schuldig was.',
  },
  'ca.debt.step-age': {
    says: 'Zoek uit wanneer u voor het laatst betaalde. Is het jaren geleden, betaal of teken dan nog niets.',
  },
  'ca.debt.step-write': {
    says: 'Schrijf terug. Vraag om bewijs van de schuld, een lijst van de kosten en de naam van de eerste kredietgever.',
  },
  'ca.debt.step-help': {
    says: 'Praat met een schuldadviseur zonder winst (credit counsellor). Bent u veel schuldig, vraag dan een erkende schuldregelaar (Licensed Insolvency Trustee). Het eerste gesprek is meestal gratis.',
  },
  'ca.debt.step-offer': {
    says: 'Bent u het schuldig, maak dan een begroting. Bied schriftelijk een bedrag aan dat u volhoudt, en bewaar bewijs van elke betaling.',
  },
  'ca.debt.step-dispute': {
    says: 'Klopt het niet, zeg dat dan schriftelijk en zeg waarom. Stuur kopieën van uw bewijs, niet de originelen.',
  },
  'ca.debt.opt-proof': {
    says: 'Vraag hen te laten zien wat u schuldig bent en waarom. Betaal niets totdat u het hebt gezien.',
    title: 'Vraag om bewijs',
    cost: 'Gratis.',
    time: 'Eén brief. Daarna een paar weken.',
    risk: 'Laag. Ze kunnen toch naar de rechter gaan, dus let op papieren van de rechter.',
    bestFor: 'U weet niet zeker of het van u is, of het bedrag lijkt verkeerd.',
  },
  'ca.debt.opt-plan': {
    says: 'Bied een bedrag per maand aan, of één kleiner bedrag om alles af te sluiten. Krijg de afspraak op papier voordat u betaalt.',
    title: 'Bied een betaling aan die u aankunt',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'ca.debt.opt-trustee': {
    says: 'Een schuldregelaar (trustee) kan uw schuldeisers een deel aanbieden van wat u schuldig bent, over hoogstens vijf jaar. Het stopt de meeste rechtszaken en beslagen op loon.',
    title: 'Vraag naar een voorstel aan schuldeisers (consumer proposal)',
    cost: 'Betaald uit de betalingen die u afspreekt.',
    time: 'Tot vijf jaar.',
    risk: 'Het staat een paar jaar in uw kredietdossier.',
    bestFor: 'U bent meer schuldig dan u ooit kunt terugbetalen.',
  },
  'ca.debt.insight-restart': {
    says: 'Zelfs een kleine betaling kan in de meeste provincies de termijn opnieuw laten beginnen. Bellers vragen vaak daarom een klein bedrag.',
    actionable: 'Kijk hoe oud de schuld is voordat u ook maar iets betaalt.',
  },
  'ca.debt.warn-court': {
    says: 'Komen er papieren van de rechter, leg ze dan niet opzij. Antwoordt u niet op tijd, dan kunnen ze zonder u winnen.',
  },
  'ca.debt.warn-settlers': {
    says: 'Pas op voor bedrijven die beloven uw schuld op te lossen voor geld vooraf. Schuldregelaars (trustees) en adviseurs zonder winst zijn veiliger.',
  },
  'ca.debt.myth-prison': {
    says: 'U kunt niet naar de gevangenis omdat u een kaart, een lening of een rekening niet betaalt. Een incassomedewerker die dat zegt, schendt de regels.',
  },
  'ca.debt.myth-things': {
    says: 'Een incassobureau (collection agency) kan uw spullen niet nemen. Alleen een gerechtsdienaar kan dat, na een vonnis. Een kredietgever mag een auto terughalen die onderpand is voor zijn lening.',
  },
  'ca.debt.element-creditor': {
    says: 'Ze moeten zeggen aan wie u schuldig bent.',
    name: 'Aan wie u schuldig bent',
    ifMissing: 'De brief zegt niet aan wie u schuldig bent. Vraag het voordat u betaalt.',
  },
  'ca.debt.element-sum': {
    says: 'Ze moeten u zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag om een volledig overzicht.',
  },
}
