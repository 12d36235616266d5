/** What a private parking charge is, and the time to go to court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_NL: Words = {
  'gb.parking.fact-wants': {
    says: 'Een particulier bedrijf zegt dat de parkeerregels zijn gebroken en wil een vast bedrag. Vaak is het minder als u binnen 14 dagen betaalt.',
  },
  'gb.parking.fact-rights': {
    says: 'U kunt gratis bezwaar (appeal) maken bij het bedrijf. Zegt het nee, dan is er bij de meeste bedrijven een gratis onafhankelijk bezwaar.',
  },
  'gb.parking.fact-wants-collector': {
    says: 'Een incassobureau wil de parkeerboete met zijn eigen kosten erbij. Het schrijft voor het parkeerbedrijf en heeft geen macht van een rechter.',
  },
  'gb.parking.fact-wants-court': {
    says: 'Ze zeggen dat ze een eis bij de rechter (court claim) kunnen beginnen. Antwoord vóór de genoemde datum, ook als u het niet eens bent.',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'Dit is een rekening van een particulier bedrijf, geen boete van de overheid. Het is geen misdrijf. Alleen een rechter kan u dwingen te betalen.',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'U kunt het toch schuldig zijn. De hoogste rechter vond £85 met duidelijke borden redelijk. Gooi deze brief dus niet weg.',
  },
  'gb.parking.fact-who': {
    says: 'Parkeerbedrijven beheren parkeerplaatsen voor winkels, ziekenhuizen en verhuurders. Het zijn particuliere bedrijven. Ze hebben geen macht van politie of gemeente.',
  },
  'gb.parking.fact-trade-body': {
    says: 'De meeste bedrijven zijn lid van een van twee brancheorganisaties. Leden van de BPA gebruiken POPLA voor bezwaar, leden van de IPC de IAS.',
  },
  'gb.parking.fact-code': {
    says: 'Leden van beide brancheorganisaties moeten zich aan één gedragscode houden. Het is een code van de branche, dus geen wet. U kunt ernaar verwijzen.',
  },
  'gb.parking.fact-no-bailiffs': {
    says: 'Er kan nu geen deurwaarder (bailiff) voor komen. Daarvoor is eerst een vonnis (judgment) nodig. Voor die tijd zou u papieren van de rechter krijgen.',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'Deze brief raakt uw kredietdossier niet. Dat kan alleen een vonnis (judgment) dat een maand onbetaald blijft.',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'Met een goede reden en bewijs kan de boete volgens de code van de branche omlaag naar £20.',
    learnMore:
      'Redenen zijn bijvoorbeeld een fout getypt kenteken, plotselinge ziekte, een uitgelopen afspraak bij de dokter, autopech, of een Blue Badge die niet zichtbaar lag.',
  },
  'gb.parking.fact-fourteen-days': {
    says: 'Hing er niets aan de auto? Dan moet een brief aan de houder (keeper) binnen 14 dagen na het parkeren komen. Anders kan alleen de bestuurder worden aangesproken.',
    learnMore:
      'De 14 dagen beginnen op de dag na het parkeren. Een brief per post geldt als gegeven op de tweede werkdag na het posten.',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'In Schotland kan alleen de bestuurder worden gedwongen te betalen. De wet die de houder (keeper) laat betalen, geldt nog niet.',
    learnMore:
      'Part 8 van de Transport (Scotland) Act 2019 zou de houder aansprakelijk maken. Dat deel is nog niet begonnen.',
  },
  'gb.parking.fact-ni-keeper': {
    says: 'De wet waarmee bedrijven de houder (keeper) kunnen aanspreken, geldt alleen in Engeland en Wales. In Noord-Ierland is de boete voor de bestuurder.',
    learnMore: 'Schedule 4 van de Protection of Freedoms Act 2012 geldt niet in Noord-Ierland.',
  },
  'gb.parking.limitation': {
    says: 'Een bedrijf heeft zes jaar om een eis bij de rechter (court claim) te beginnen. Daarna hebt u een volledig verweer.',
    from: 'de dag van het parkeren',
    restartedBy:
      'Een deel betalen, of een getekende brief die de schuld erkent, laat de zes jaar opnieuw beginnen.',
  },
  'gb.parking.limitation-scotland': {
    says: 'In Schotland eindigt de schuld na vijf jaar als niemand naar de rechter ging en u hem niet erkende.',
    from: 'de dag van het parkeren',
    restartedBy:
      'Een betaling, een schriftelijke erkenning of een rechtszaak binnen de vijf jaar stopt de tijd.',
  },
  'gb.parking.limitation-ni': {
    says: 'In Noord-Ierland heeft een bedrijf zes jaar om een eis bij de rechter (court claim) te beginnen.',
    from: 'de dag van het parkeren',
    restartedBy:
      'Een deel betalen, of een getekende brief die de schuld erkent, laat de zes jaar opnieuw beginnen.',
  },
  'gb.parking.fact-wants-rejected': {
    says: 'Het bedrijf heeft uw bezwaar afgewezen en wil geld. U kunt nog gratis naar een onafhankelijke organisatie.',
  },
  'gb.parking.fact-rights-rejected': {
    says: 'U hebt recht op een gratis onafhankelijk bezwaar. De brief moet zeggen waar, en u een code geven.',
  },
}
