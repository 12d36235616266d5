/** The Dutch words of the rows in ../enquiry-records-images-and-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECORDS_IMAGES_AND_STATUS_NL: Words = {
  'us.fact.photos-in-secret': {
    says: 'Iemand ongekleed op een privéplek filmen of fotograferen zonder toestemming is in bijna elke staat strafbaar, ook door een raam. Doorsturen is meestal nog een strafbaar feit. Ga naar de politie met de namen van wie ze kreeg en bewaar berichten. Federale wet laat u klagen tegen wie naaktbeelden zonder toestemming deelde: tot $150,000 en de advocaat. Grote sites moeten ze binnen 48 uur weghalen.',
  },
  'us.fact.record-still-shows': {
    says: 'Vraag een gewaarmerkte kopie van de beslissing en uw eigen uittreksel bij de staatspolitie of justitie. Vraag daar schriftelijk om verbetering. In Californië is het formulier BCIA 8706, met een zitting bij weigering. Betwist ook het rapport van het bureau: dat moet het meestal binnen 30 dagen herstellen. Een rechtbank is bijna nooit aan te klagen. Een bureau dat een gewiste zaak meldt wel.',
  },
  'us.fact.screening-tells-conviction': {
    says: 'Het bureau mag melden wat in het openbare dossier staat, en een veroordeling volgens federale wet zonder tijdslimiet. Arrestaties en vervallen aanklachten alleen zeven jaar. Sommige staten laten minder toe. Het rapport moet kloppen en geen verzegelde zaken tonen. Voor een nee moet de werkgever u een kopie en uw rechten geven. Schrijf dan wat fout is en waarom de zaak niet telt voor het werk.',
    dependsOn: 'wat het dossier zegt en uw staat',
  },
  'us.fact.green-card-trip': {
    says: 'Ja, ga voor u boekt naar een immigratieadvocaat. Een houder van een green card met bepaalde feiten kan aan de grens behandeld worden als iemand die opnieuw toegang vraagt, en geweigerd. Drugs wegen het zwaarst. Voor immigratie kan diversion een veroordeling zijn als u schuld bekende of de feiten toegaf, ook als de zaak later verviel. Neem gewaarmerkte papieren mee. Tot dan is blijven veiliger.',
  },
  'us.fact.years-without-status': {
    says: 'Jaren alleen geven geen status. Wat kan helpen: een verzoek van een echtgenoot of kind van 21 met burgerschap; slachtoffer zijn van een misdrijf of geweld; asiel; of, alleen voor een immigratierechter, tien jaar hier en zeer grote nood voor echtgenoot, ouder of kind met burgerschap of green card. Een kleinkind telt daarvoor niet. Een verkeerde aanvraag kan uitzetting starten. Ga alleen naar een advocaat of erkende hulp, geen notario.',
  },
}
