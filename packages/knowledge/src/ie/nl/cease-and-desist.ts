/** The Dutch words of Ireland: cease and desist. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'ie.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, de belofte die u moet tekenen, en het geld dat ze vragen.',
  },
  'ie.stop.rights': {
    says: 'U hoeft hun woorden niet te tekenen. U kunt bewijs vragen, advies nemen en eigen woorden aanbieden.',
  },
  'ie.stop.reality': {
    says: 'Dit komt van advocaten, niet van een rechtbank. Alleen een rechter kan u bevelen te stoppen of te betalen. Maar laat het niet liggen, want een zaak kan veel kosten.',
  },
  'ie.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Wat ze schrijven, is de mening van die kant.',
  },
  'ie.stop.not-yet': {
    says: 'Deze brief alleen kan u niet laten betalen of stoppen. Ze moeten eerst naar de rechter, en daar kunt u uw kant vertellen.',
  },
  'ie.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product zoals het vandaag is, met de datum. Beslis dan wat u verandert.',
  },
  'ie.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'ie.stop.step-advice': {
    says: 'Vraag juridisch advies vóór de datum. Kijk of uw woon-, bedrijfs- of vakbondsverzekering een advocaat betaalt.',
  },
  'ie.stop.step-answer': {
    says: 'Stuur op tijd een kort antwoord: u hebt de brief, u geeft niets toe en u vraagt advies.',
  },
  'ie.stop.step-pause': {
    says: 'U kunt het bericht voorlopig weghalen terwijl u advies vraagt. Zeg dat u daarmee niets toegeeft.',
  },
  'ie.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk van wie het is, sinds wanneer en voor welke waren.',
  },
  'ie.stop.right-truth': {
    says: 'Het is een verweer dat uw woorden waar zijn, of een eerlijke mening op grond van ware feiten.',
  },
  'ie.stop.right-year': {
    says: 'Ze hebben één jaar om een zaak wegens smaad (libel) te beginnen. Het loopt vanaf de dag dat de woorden geplaatst werden.',
  },
  'ie.stop.right-mark': {
    says: 'U mag uw eigen persoonlijke naam gebruiken, en gewone woorden die uw waren beschrijven, als u dat eerlijk doet.',
  },
  'ie.stop.option-help': {
    says: 'Een advocaat kan zeggen of ze een zaak hebben en het antwoord schrijven.',
    title: 'Juridisch advies vragen vóór de datum',
    cost: 'Vaak een vaste prijs voor een eerste gesprek. Kijk naar uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'ie.stop.option-dispute': {
    says: 'Zeg in enkele regels waarom ze ongelijk hebben en vraag om hun bewijs.',
    title: 'Weigeren en zeggen waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter gaan, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'ie.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in uw eigen woorden aan.',
    title: 'Stoppen, maar niets toegeven',
    cost: 'Wat de verandering u kost.',
    time: 'Enkele dagen.',
    risk: 'Ze kunnen nog steeds hun kosten vragen.',
    bestFor: 'U vindt het geen strijd waard.',
  },
  'ie.stop.warn-costs': {
    says: 'Zaken over smaad (libel) en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
  'ie.stop.right-harm': {
    says: 'Sinds 1 maart 2026 kan een bedrijf alleen winnen als de woorden het ernstig schaadden, of dat waarschijnlijk doen.',
  },
  'ie.stop.right-amends': {
    says: 'U kunt goedmaking aanbieden (offer of amends): een rechtzetting, een excuus en een redelijk bedrag. Daarmee kan de zaak eindigen.',
  },
}
