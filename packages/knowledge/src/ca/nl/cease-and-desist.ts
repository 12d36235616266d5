/** The Dutch words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'ca.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, welke belofte u moet tekenen, en het geld dat ze vragen.',
  },
  'ca.stop.rights': {
    says: 'U hoeft hun woorden niet te tekenen. U kunt bewijs vragen, advies nemen en eigen woorden aanbieden.',
  },
  'ca.stop.reality': {
    says: 'Dit komt van advocaten, niet van een rechter. Alleen een rechter kan u bevelen te stoppen of te betalen. Maar laat het niet liggen, want een zaak kan veel kosten.',
  },
  'ca.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Wat ze schrijven is de mening van die kant.',
  },
  'ca.stop.not-yet': {
    says: 'Deze brief alleen kan u niet laten betalen of stoppen. Ze moeten eerst naar de rechter, en daar kunt u uw kant vertellen.',
  },
  'ca.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product zoals het vandaag is, met de datum. Beslis dan wat u verandert.',
  },
  'ca.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'ca.stop.step-advice': {
    says: 'Vraag juridisch advies vóór de datum. Kijk of de verzekering van uw huis of bedrijf, of uw vakbond, een advocaat betaalt.',
  },
  'ca.stop.step-answer': {
    says: 'Stuur op tijd een kort antwoord: u hebt de brief, u erkent niets, en u vraagt advies.',
  },
  'ca.stop.step-pause': {
    says: 'U kunt het bericht nu weghalen terwijl u advies vraagt. Zeg dat u daarmee niets erkent.',
  },
  'ca.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk van wie het is, sinds wanneer en voor welke producten.',
  },
  'ca.stop.right-truth': {
    says: 'Buiten Québec is het een verweer dat uw woorden waar zijn, of een eerlijke mening op grond van ware feiten.',
  },
  'ca.stop.right-mark': {
    says: 'U mag uw eigen naam gebruiken, en gewone woorden die uw producten beschrijven, als u het op een eerlijke manier doet.',
  },
  'ca.stop.option-help': {
    says: 'Een advocaat kan zeggen of ze sterk staan en het antwoord schrijven.',
    title: 'Vraag juridisch advies vóór de datum',
    cost: 'Vaak een vast bedrag voor een eerste gesprek. Kijk naar uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'ca.stop.option-dispute': {
    says: 'Zeg in een paar regels waarom ze ongelijk hebben en vraag hun bewijs.',
    title: 'Weiger, en zeg waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter gaan, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'ca.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in eigen woorden aan.',
    title: 'Stop, maar erken niets',
    cost: 'Wat de verandering u kost.',
    time: 'Een paar dagen.',
    risk: 'Ze kunnen toch hun kosten vragen.',
    bestFor: 'Het is u geen ruzie waard.',
  },
  'ca.stop.warn-costs': {
    says: 'Zaken over smaad en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
}
