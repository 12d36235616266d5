/** The Dutch words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_NL: Words = {
  'us.fact.neighbors-animal-killed': {
    says: 'Om een dier te stoppen dat een mens aanvalt, is redelijk geweld meestal toegestaan en geen mishandeling. Was niemand in gevaar, dan kan het strafbaar zijn. De eigenaar kan meestal alleen de waarde van het dier vragen en misschien de dierenarts. Meld het nu bij uw woonverzekering. Bewaar ziekenhuispapieren, foto’s en het politierapport. Schrijf niets over schuld. Komen er rechtbankpapieren, antwoord op tijd.',
    dependsOn: 'of iemand door het dier gevaar liep',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'Title IX verbiedt een school met federaal geld een geslacht slechter te behandelen, ook bij recreatiesport. Gevraagd zijn over het geheel gelijke kansen, spullen en tijden, niet alles dubbel. Eén ontbrekend ding is een zwakke zaak, maar een eerlijk verzoek. Schrijf de Title IX coordinator: elke zulke school heeft er een. Verandert er niets, klaag dan gratis bij het Office for Civil Rights.',
    dependsOn: 'het hele sportaanbod van uw school',
  },
  'us.fact.who-pays-for-downloads': {
    says: 'Wie zonder toestemming uploadt en wie downloadt kopieert het werk; de rechthebbende kan beiden aanklagen. In de praktijk gaat het om wie deelt, zoals met torrents, en om sites. Een rechter kan $750 tot $30,000 per werk opleggen, meer bij opzet. Een site is veilig als hij na melding weghaalt en niet opzettelijk hielp. Brief gekregen? Negeer hem niet en geef niets toe voor advies.',
    dependsOn: 'wie het bestand kopieerde, deelde of bewaarde',
  },
}
