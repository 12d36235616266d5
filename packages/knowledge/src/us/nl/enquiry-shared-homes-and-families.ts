/** The Dutch words of the rows in ../enquiry-shared-homes-and-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOMES_AND_FAMILIES_NL: Words = {
  'us.named.ask-partition': {
    says: 'Meestal wel: elke eigenaar kan de rechter vragen het huis te delen of te verkopen (partition), tenzij u iets anders afsprak. Wie meer betaalde aan lening, belasting of reparatie kan verrekening vragen. Bied eerst schriftelijk aan te kopen of te verkopen voor de getaxeerde prijs. Tot dan zijn beiden de bank geld schuldig. Uit de akte gaan beëindigt de lening niet.',
  },
  'us.named.ask-grandparent': {
    dependsOn: 'uw staat en wat er in de familie gebeurde',
    says: 'In elke staat kunnen sommige grootouders de rechter om bezoek vragen, meestal na een overlijden, een scheiding of als het kind bij hen woonde. Het nee van een goede ouder telt zwaar: u moet tonen dat bezoek het beste is voor het kind. Schrijf uw tijd samen op. Probeer eerst bemiddeling. Kunnen de ouders niet zorgen, vraag dan gezag of voogdij.',
  },
  'us.named.ask-prenup': {
    dependsOn: 'hoe er getekend is en wat er is verteld',
    says: 'Het telt als het op papier staat en u vrij tekent. Een rechter kan het weigeren als u gedwongen werd of geen eerlijk beeld kreeg van geld en schulden en het heel oneerlijk was. Een paar dagen voor de bruiloft is een slecht teken; in Californië zijn zeven dagen nodig. Vraag tijd, de lijst van bezit en een eigen advocaat. Gezag en kinderalimentatie kunt u er niet in vastleggen.',
  },
  'us.named.ask-trespassers': {
    says: 'Land betreden na een waarschuwing is meestal strafbaar. Zet duidelijke borden bij de ingangen; in veel staten telt paarse verf op bomen of palen als bord. Schrijf mensen die u kent. Bewaar foto’s met datum en bel dan de sheriff, of de jachtopziener bij jagers. U kunt ook schade eisen. Dreig niet met een wapen en zet geen vallen.',
  },
  'us.named.ask-film-police': {
    dependsOn: 'waar u staat en of u in de weg loopt',
    says: 'In het openbaar mag u de politie bij het werk meestal filmen, met geluid, van veilige afstand: rechters zien dat als vrije meningsuiting. U mag niet hinderen of hun lint over. Ze mogen u achteruit sturen, niet laten wissen. Om in uw telefoon te kijken is een bevel nodig. Nemen ze hem, zeg dat u het niet eens bent, vraag een bewijs, noteer namen en bel een advocaat of de ACLU.',
  },
  'us.named.ask-false-unemployment': {
    says: 'Iemand heeft uw naam gebruikt. Meld de fraude vandaag bij het werkloosheidskantoor van de staat, op de eigen site, en bij uw werkgever. Meld het op IdentityTheft.gov en bewaar het verslag. Zet gratis een waarschuwing of slot op uw kredietdossiers. Gebruik geen geld dat komt. Komt er een 1099-G, vraag een verbeterde: u bent geen belasting schuldig. Neem een IRS-PIN.',
  },
}
