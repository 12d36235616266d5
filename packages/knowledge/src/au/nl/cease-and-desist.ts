/** The Dutch words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'au.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, de belofte die u moet tekenen, en geld dat ze vragen.',
  },
  'au.stop.rights': {
    says: 'U hoeft hun woorden niet te tekenen. U kunt bewijs vragen, advies halen en eigen woorden aanbieden.',
  },
  'au.stop.reality': {
    says: 'Dit komt van advocaten, niet van een rechter. Alleen een rechter kan u bevelen te stoppen of te betalen. Maar laat het niet liggen, want een rechtszaak kan veel kosten.',
  },
  'au.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Wat ze schrijven is de mening van die kant.',
  },
  'au.stop.not-yet': {
    says: 'Deze brief alleen kan u niet dwingen te betalen of te stoppen. Ze moeten eerst naar de rechter, en daar kunt u uw kant vertellen.',
  },
  'au.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product zoals het nu is, met de datum. Beslis dan wat u verandert.',
  },
  'au.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'au.stop.step-advice': {
    says: 'Vraag juridisch advies vóór de datum. Kijk of uw verzekering voor huis of bedrijf, of uw vakbond, een advocaat betaalt.',
  },
  'au.stop.step-answer': {
    says: 'Stuur op tijd een kort antwoord: u hebt de brief, u geeft niets toe en u haalt advies.',
  },
  'au.stop.step-pause': {
    says: 'U kunt het bericht voorlopig weghalen terwijl u advies haalt. Zeg dat u daarmee niets toegeeft.',
  },
  'au.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk van wie het is, sinds wanneer en voor welke producten.',
  },
  'au.stop.right-truth': {
    says: 'Het is een verweer dat uw woorden waar zijn, of dat ze een eerlijke mening zijn op basis van ware feiten.',
  },
  'au.stop.right-mark': {
    says: 'U mag uw eigen persoonsnaam gebruiken, en gewone woorden die uw producten beschrijven, als u dat eerlijk doet.',
  },
  'au.stop.option-help': {
    says: 'Een advocaat kan zeggen of ze een zaak hebben en het antwoord schrijven.',
    title: 'Juridisch advies halen vóór de datum',
    cost: 'Vaak een vaste prijs voor een eerste gesprek. Kijk naar uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'au.stop.option-dispute': {
    says: 'Zeg in een paar regels waarom ze ongelijk hebben en vraag hun bewijs.',
    title: 'Weigeren, en zeggen waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter gaan, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'au.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in eigen woorden aan.',
    title: 'Stoppen, maar niets toegeven',
    cost: 'Wat de verandering u kost.',
    time: 'Een paar dagen.',
    risk: 'Ze kunnen toch hun kosten vragen.',
    bestFor: 'Het is u geen strijd waard.',
  },
  'au.stop.warn-costs': {
    says: 'Zaken over smaad en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
  'au.stop.right-harm': {
    says: 'In de meeste staten zijn woorden alleen smaad (defamation) als ze ernstige schade deden of waarschijnlijk doen. Een groter bedrijf kan daar helemaal niet voor naar de rechter.',
  },
  'au.stop.right-notice': {
    says: 'In de meeste staten moeten ze eerst een brief met hun bezwaren (concerns notice) sturen. Dan hebt u 28 dagen om herstel aan te bieden, zoals een correctie en een excuus.',
  },
  'au.stop.right-year': {
    says: 'Ze hebben meestal één jaar om naar de rechter te gaan, vanaf de dag dat de woorden zijn geplaatst.',
  },
}
