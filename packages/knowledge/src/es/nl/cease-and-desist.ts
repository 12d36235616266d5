/** The Dutch words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'es.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, de belofte die u moet tekenen, en het geld dat ze vragen.',
  },
  'es.stop.rights': {
    says: 'U hoeft hun woorden niet te tekenen. U kunt bewijs vragen, advies nemen en eigen woorden aanbieden.',
  },
  'es.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Wat ze schrijven, is de mening van die kant.',
  },
  'es.stop.not-yet': {
    says: 'Deze brief alleen kan u niet laten betalen of stoppen. Ze moeten eerst naar de rechter, en daar kunt u uw kant vertellen.',
  },
  'es.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product zoals het vandaag is, met de datum. Beslis dan wat u verandert.',
  },
  'es.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'es.stop.step-advice': {
    says: 'Vraag juridisch advies vóór de datum. Kijk of uw woon-, bedrijfs- of vakbondsverzekering een advocaat betaalt.',
  },
  'es.stop.step-answer': {
    says: 'Stuur op tijd een kort antwoord: u hebt de brief, u geeft niets toe en u vraagt advies.',
  },
  'es.stop.step-pause': {
    says: 'U kunt het bericht voorlopig weghalen terwijl u advies vraagt. Zeg dat u daarmee niets toegeeft.',
  },
  'es.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk van wie het is, sinds wanneer en voor welke waren.',
  },
  'es.stop.right-mark': {
    says: 'U mag uw eigen persoonlijke naam gebruiken, en gewone woorden die uw waren beschrijven, als u dat eerlijk doet.',
  },
  'es.stop.option-help': {
    says: 'Een advocaat kan zeggen of ze een zaak hebben en het antwoord schrijven.',
    title: 'Juridisch advies vragen vóór de datum',
    cost: 'Vaak een vaste prijs voor een eerste gesprek. Kijk naar uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'es.stop.option-dispute': {
    says: 'Zeg in enkele regels waarom ze ongelijk hebben en vraag om hun bewijs.',
    title: 'Weigeren en zeggen waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter gaan, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'es.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in uw eigen woorden aan.',
    title: 'Stoppen, maar niets toegeven',
    cost: 'Wat de verandering u kost.',
    time: 'Enkele dagen.',
    risk: 'Ze kunnen nog steeds hun kosten vragen.',
    bestFor: 'U vindt het geen strijd waard.',
  },
  'es.stop.warn-costs': {
    says: 'Zaken over smaad en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
  'es.stop.reality': {
    says: 'Dit komt van de andere partij, niet van een rechter. Alleen een rechter kan u laten stoppen of betalen. Maar laat het niet liggen, want een zaak kan veel kosten.',
  },
  'es.stop.right-truth': {
    says: 'U mag zeggen wat waar is en in gematigde woorden uw eerlijke mening geven. Beledigingen vallen daar niet onder.',
  },
  'es.stop.right-harm': {
    says: 'Wie geld vraagt, moet tonen welke schade uw woorden deden. Een bedrag zonder bewijs is maar een wens.',
  },
  'es.stop.right-time': {
    says: 'Zij hebben vier jaar om bij de burgerlijke rechter geld te vragen. Een strafklacht (querella) verjaart na één jaar.',
  },
}
