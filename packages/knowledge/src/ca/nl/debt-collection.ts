/** The Dutch words of the rows in ../debt-collection.ts. */
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
    says: 'Ze kunnen uw spullen niet nemen en niet in uw huis komen. Alleen gerechtsdienaren kunnen beslag leggen, na een vonnis.',
  },
  'ca.debt.know-old': {
    says: 'Schulden kunnen te oud worden voor de rechter. In veel provincies duurt dat twee jaar, in Québec drie. Een betaling of een getekend briefje kan de tijd opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'ca.debt.know-six-years': {
    says: 'De meeste onbetaalde schulden verdwijnen na ongeveer zes jaar uit uw kredietdossier. Een schuld in het dossier kan toch te oud zijn voor de rechter.',
  },
  'ca.debt.org-licence': {
    says: 'In de provincies hebben incassobureaus (collection agencies) een vergunning of registratie nodig. U kunt het bij uw provincie controleren.',
  },
  'ca.debt.right-details': {
    says: 'U hebt het recht de gegevens van de schuld te kennen: hoeveel, waarvoor, en wie haar int.',
  },
  'ca.debt.right-no-harass': {
    says: 'U hebt het recht niet bedreigd, beledigd of te hard onder druk gezet te worden. Niemand mag uw schuld openbaar maken.',
  },
  'ca.debt.right-hours': {
    says: 'Wie voor een bank int, mag niet bellen op feestdagen, vóór 7 uur of na 21 uur. Op zondag alleen van 13 tot 17 uur.',
  },
  'ca.debt.right-work': {
    says: 'Wie voor een bank int, mag niet met uw baas over de schuld praten. Hij mag alleen nagaan of u daar werkt.',
  },
  'ca.debt.right-others': {
    says: 'Ze mogen niet met familie, vrienden of buren over uw schuld praten, tenzij die persoon er ook voor tekende.',
  },
  'ca.debt.right-complain': {
    says: 'U kunt klagen bij uw bank. Duurt het meer dan 56 dagen, of bent u het niet eens, ga dan gratis naar OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'U kunt het bedrijf vragen wat het over u bewaart, en verkeerde gegevens laten verbeteren.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario moet een incassobureau (agency) u eerst een vertrouwelijke brief sturen. Dan moet het zes dagen wachten voordat het contact met u opneemt.',
  },
  'ca.debt.on-three': {
    says: 'Hebben ze in Ontario eenmaal met u gesproken? Dan mogen ze niet vaker dan drie keer in zeven dagen contact opnemen. Post telt niet mee.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario mogen ze contact opnemen van 7 tot 21 uur, en op zondag alleen van 13 tot 17 uur. Niet op feestdagen.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia kunt u zeggen dat ze alleen schriftelijk contact mogen opnemen. Geef een postadres.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia kunt u schrijven dat u de schuld betwist en wilt dat zij naar de rechter gaat. Dan moeten ze ophouden met contact zoeken.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta mogen ze niet vaker dan drie keer in zeven dagen contact opnemen, en alleen van 7 tot 22 uur.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec kunt u schriftelijk zeggen dat ze alleen schriftelijk contact mogen opnemen. Dat geldt drie maanden, en u kunt het verlengen.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec moet een incassobureau (agency) eerst een schriftelijk bericht sturen. Het mag u pas vijf dagen later bellen.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec kunt u schrijven dat u de schuld betwist en dat ze naar de rechter kunnen gaan. Dan mogen ze u niet bellen.',
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
  'ca.debt.insight-interest': {
    says: 'Sinds 2025 mogen de meeste leningen niet meer dan 35% per jaar kosten, met alle kosten erbij. Leningen tot de volgende loondag (payday loans) met vergunning hebben een eigen grens.',
    actionable:
      'Reken de kosten per jaar uit. Is het boven 35%, vraag dan een advocaat of een consumentenkantoor.',
  },
  'ca.debt.tactic-writing': {
    says: 'Doe alles schriftelijk. Een brief geeft u tijd en laat een spoor na.',
    risk: 'Brieven gaan langzamer dan telefoontjes.',
    notWhen: 'Een zitting bij de rechter is dichtbij.',
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
  'ca.debt.right-yearly-rate': {
    says: 'Noemt een contract rente per dag, week of maand en geen rente per jaar? Dan bent u hoogstens 5% per jaar schuldig. Leningen voor een huis zijn anders.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec kunt u uw kredietdossier gratis zien. Bent u het niet eens, dan kunt u een opmerking toevoegen, en een gratis blokkering vragen.',
  },
  'ca.debt.right-bad-work': {
    says: 'Was het werk slecht of niet af, zeg dat dan schriftelijk met foto’s. U kunt uw schade van de rekening aftrekken.',
  },
  'ca.debt.on-small-claims': {
    says: 'In Ontario behandelt de rechter voor kleine zaken (small claims court) tot $50.000. Juridische kosten zijn daar meestal hoogstens 15% van de eis.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia beslist een tribunaal over eisen tot $5.000, en de rechter voor kleine zaken (small claims court) tot $35.000. U betaalt meestal hun advocaat niet.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta behandelt de Court of Justice eisen tot $100.000. U kunt daar zelf het woord doen.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec spreken mensen bij kleine zaken voor zichzelf, zonder advocaten. Een bedrijf dat de schuld kocht, kan daar geen zaak beginnen.',
  },
  'ca.debt.right-phone': {
    says: 'Voor een schuld van telefoon of internet kunt u gratis klagen bij de CCTS. De Wireless Code beperkt wat u schuldig bent als een contract eerder stopt.',
  },
  'ca.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht van de verkoop op papier en bewijs dat deze firma de eigenaar is. Betaal niet aan twee firma’s.',
  },
  'ca.debt.right-student': {
    says: 'De overheid heeft meestal zes jaar om voor een studielening naar de rechter te gaan; een betaling laat de tijd opnieuw lopen. Belastinggeld kan zij nog inhouden. Vraag om hulp bij terugbetalen.',
  },
}
