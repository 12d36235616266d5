/** The Dutch words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'nz.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, de belofte die u moet tekenen, en het geld dat ze vragen.',
  },
  'nz.stop.rights': {
    says: 'U hoeft hun woorden niet te tekenen. U kunt bewijs vragen, advies halen en eigen woorden aanbieden.',
  },
  'nz.stop.reality': {
    says: 'Dit komt van advocaten, niet van een rechter. Alleen een rechter kan u bevelen te stoppen of te betalen. Maar laat het niet liggen, want een zaak kan veel kosten.',
  },
  'nz.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Wat ze schrijven is hoe die kant het ziet.',
  },
  'nz.stop.not-yet': {
    says: 'Deze brief alleen kan u niet dwingen te betalen of te stoppen. Ze moeten eerst naar de rechter, en daar kunt u uw kant vertellen.',
  },
  'nz.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product zoals het vandaag is, met de datum. Beslis daarna wat u wilt veranderen.',
  },
  'nz.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'nz.stop.step-advice': {
    says: 'Vraag juridisch advies vóór die datum. Kijk of uw woonverzekering, bedrijfsverzekering of vakbond een advocaat betaalt.',
  },
  'nz.stop.step-answer': {
    says: 'Stuur op tijd een kort antwoord: u hebt de brief, u geeft niets toe, en u vraagt advies.',
  },
  'nz.stop.step-pause': {
    says: 'U kunt het bericht voorlopig weghalen terwijl u advies vraagt. Zeg erbij dat u daarmee niets toegeeft.',
  },
  'nz.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk wie het bezit, sinds wanneer en voor welke producten.',
  },
  'nz.stop.right-truth': {
    says: 'Het is een verweer dat uw woorden waar zijn, of dat ze een eerlijke mening zijn die op ware feiten rust.',
  },
  'nz.stop.right-mark': {
    says: 'U mag uw eigen naam gebruiken, en gewone woorden die uw producten beschrijven, als u dat op een eerlijke manier doet.',
  },
  'nz.stop.option-help': {
    says: 'Een advocaat kan u zeggen of ze een zaak hebben, en het antwoord schrijven.',
    title: 'Vóór die datum juridisch advies vragen',
    cost: 'Vaak een vaste prijs voor een eerste gesprek. Kijk naar uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'nz.stop.option-dispute': {
    says: 'Zeg in een paar regels waarom ze ongelijk hebben en vraag om hun bewijs.',
    title: 'Weigeren, en zeggen waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter gaan, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'nz.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in uw eigen woorden aan.',
    title: 'Stoppen, maar niets toegeven',
    cost: 'Wat de verandering u kost.',
    time: 'Een paar dagen.',
    risk: 'Ze kunnen nog hun kosten vragen.',
    bestFor: 'Het is u geen strijd waard.',
  },
  'nz.stop.warn-costs': {
    says: 'Zaken over smaad en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
  'nz.stop.right-company': {
    says: 'Een bedrijf kan een zaak over smaad (defamation) alleen winnen als de woorden het geld kosten, of dat waarschijnlijk gaan doen.',
  },
  'nz.stop.right-two-years': {
    says: 'Ze hebben twee jaar vanaf de dag dat de woorden geplaatst zijn om wegens smaad (defamation) naar de rechter te gaan.',
  },
}
