/** The Dutch words of Spain: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'es.buy.want': {
    says: 'Een bedrijf vraagt u te betalen, in een contract te blijven, of weigert wat u vroeg.',
  },
  'es.buy.who': {
    says: 'Dit is een onderneming. De wet beschermt u als consument, en u kunt die rechten niet wegtekenen.',
  },
  'es.buy.rights': {
    says: 'U kunt vaak annuleren, laten herstellen of oneerlijke bedingen weigeren. Klagen is gratis.',
  },
  'es.buy.reality': {
    says: 'Een bedrijf kan niet zelf beslissen dat u moet betalen. Bent u het oneens, dan kan alleen een rechter of arbiter dat.',
  },
  'es.buy.no-seizure': {
    says: 'Het kan zonder rechter geen geld van uw loon nemen.',
  },
  'es.buy.right-withdraw': {
    says: 'Online, per telefoon of aan de deur gekocht? U mag binnen 14 dagen zonder reden annuleren. Het is 30 dagen bij een bezoek dat u niet vroeg. De verkoper betaalt dan binnen 14 dagen terug.',
  },
  'es.buy.right-withdraw-year': {
    says: 'Noemde het bedrijf dat recht niet, dan krijgt u 12 maanden extra.',
  },
  'es.buy.right-guarantee': {
    says: 'Nieuwe goederen hebben drie jaar wettelijke garantie. In de eerste twee jaar telt een gebrek als van het begin.',
  },
  'es.buy.right-unfair': {
    says: 'Oneerlijke bedingen binden u niet, ook niet als u tekende. Hoge kosten om weg te gaan kunnen oneerlijk zijn.',
  },
  'es.buy.right-not-ordered': {
    says: 'U bent niets schuldig voor goederen of diensten die u niet vroeg. Zwijgen is geen ja.',
  },
  'es.buy.right-late': {
    says: 'Goederen moeten binnen 30 dagen komen, tenzij u een andere datum afsprak. Zo niet, geef meer tijd, annuleer dan en krijg uw geld terug.',
  },
  'es.buy.right-form': {
    says: 'U hebt recht op een klachtenformulier (hoja de reclamaciones) en op bewijs dat u klaagde.',
  },
  'es.buy.right-credit-14': {
    says: 'U mag een consumentenlening binnen 14 dagen annuleren. U geeft het geld en de rente van die dagen terug.',
  },
  'es.buy.deadline-withdraw': {
    says: 'U hebt 14 dagen om te annuleren, vanaf de dag dat u de goederen kreeg of voor een dienst tekende.',
    action: 'Stuur de annulering (desistimiento) schriftelijk',
    consequence: 'U hebt een andere wettelijke reden nodig.',
  },
  'es.buy.step-write': {
    says: 'Schrijf het bedrijf: wat er gebeurde, wat u wilt, tegen wanneer. Bewaar het nummer van uw klacht.',
  },
  'es.buy.step-proof': {
    says: 'Verzamel het contract, de rekening, berichten en foto’s.',
  },
  'es.buy.step-omic': {
    says: 'Zegt het bedrijf nee of zwijgt het een maand, ga dan naar de OMIC. Vraag om arbitrage (arbitraje de consumo): die is gratis.',
  },
  'es.buy.step-card': {
    says: 'Betaalde u met een kaart en kreeg u niets, vraag uw bank de betaling terug te halen.',
  },
  'es.buy.step-pay-part': {
    says: 'Betaal het deel waarmee u het eens bent, en zeg schriftelijk waarom u de rest niet betaalt.',
  },
  'es.buy.option-complain': {
    title: 'Klaag',
    says: 'Klaag schriftelijk bij het bedrijf, dan bij de OMIC.',
    cost: 'Niets.',
    time: 'Een maand voor een antwoord.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of antwoordt niet.',
  },
  'es.buy.option-cancel': {
    title: 'Annuleer het contract',
    says: 'Stuur een duidelijke schriftelijke annulering en de goederen terug.',
    cost: 'Soms de retourkosten.',
    time: '14 dagen bij koop op afstand.',
    risk: 'Sommige goederen kunnen niet terug.',
    bestFor: 'U kocht vanuit huis of onder druk.',
  },
  'es.buy.option-court': {
    title: 'Naar de rechter',
    says: 'Tot €2.000 kunt u zonder advocaat een zaak beginnen. Probeer het eerst schriftelijk te regelen.',
    cost: 'Kopieën en tijd.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders hielp.',
  },
  'es.buy.insight-call': {
    says: 'Een contract per telefoon bindt u alleen als u het schriftelijke aanbod bevestigt.',
    actionable: 'Vraag de opname en het bevestigde aanbod.',
  },
  'es.buy.warning-keep-paying': {
    says: 'Voor u een rekening niet meer betaalt, schrijf waarom. Een schuld die u bij een rechter of arbiter betwist, mag niet op een lijst van wanbetalers.',
  },
  'es.buy.change-clientela': {
    says: 'Een nieuwe wet laat grote bedrijven klachten binnen 15 werkdagen beantwoorden, met een mens aan de telefoon.',
    was: 'Bedrijven hadden een maand voor een antwoord.',
    is: 'Grote bedrijven en basisdiensten moeten de nieuwe wet uiterlijk 28 december 2026 volgen.',
  },
  'es.buy.right-trip': {
    says: 'Annuleert de organisator een pakketreis, dan moet alles binnen 14 dagen terug. Een tegoedbon hoeft u niet te nemen.',
  },
}
