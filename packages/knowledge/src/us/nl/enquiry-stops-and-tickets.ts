/** The Dutch words of the rows in ../enquiry-stops-and-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOPS_AND_TICKETS_NL: Words = {
  'us.fact.car-door-opened': {
    says: 'Bij een rechtmatige controle mag de politie bestuurder en passagiers laten uitstappen; sommige rechters laten daarvoor ook de deur openen. De deur openen om binnen te zoeken is een doorzoeking: dat vraagt een goede reden, een bevel of uw ja. Zeg rustig: I do not agree to a search. Verzet u niet. Schrijf alles op. Een advocaat kan vragen het gevondene uit te sluiten.',
    dependsOn: 'waarom de deur openging',
  },
  'us.fact.ticket-and-jail': {
    says: 'Dat u toen niet gearresteerd bent, sluit cel niet uit. Lees de beschuldiging: meestal is er alleen een boete, maar bij een misdemeanor, zoals rijden met drank of zonder geldig rijbewijs, kan cel volgen. Niemand mag de cel in zonder aanbod van een advocaat, gratis als u niet kunt betalen. Ga op die dag, anders volgt een bevel. Zeg not guilty en vraag een public defender voor u meer zegt.',
    dependsOn: 'wat het papier u verwijt',
  },
  'us.fact.truck-driver-ticket': {
    says: 'Zeg op tijd not guilty en neem een lokale advocaat. Vraag het radarlog, de tests en video. Tegen een stadsrechter kan meestal beroep met een nieuw proces, in Alabama binnen 14 dagen. Met een beroepsrijbewijs (CDL) tellen ook bonnen in uw eigen auto. Ze mogen niet verdwijnen door cursus of uitstel. Twee van 15 mph of meer te hard in drie jaar kunnen 60 dagen kosten.',
  },
  'us.fact.dui-without-drink': {
    says: 'Zeg er niets meer over en vraag nu een public defender of DUI-advocaat. De staat moet bewijzen dat drank of drugs u ongeschikt maakten om te rijden. Schone bloedtests en medische papieren over een aanval spreken daartegen: vraag kopieën. Dat uw rechten niet zijn voorgelezen, sluit meestal alleen antwoorden in hechtenis uit. Vraag op tijd de zitting over het rijbewijs, vaak 7 tot 15 dagen. Ga naar elke zitting.',
  },
}
