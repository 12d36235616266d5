/** Sommaties: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'gb.stop.want': {
    says: 'Zoek drie dingen: waarmee u moet stoppen, welke belofte u moet tekenen en welk geld ze vragen.',
  },
  'gb.stop.rights': {
    says: 'U hoeft hun tekst niet te tekenen. U mag bewijs vragen, advies nemen en eigen woorden aanbieden.',
  },
  'gb.stop.reality': {
    says: 'Dit komt van advocaten, niet van een rechter. Alleen een rechter kan u laten stoppen of betalen. Maar laat het niet liggen, want een zaak kan veel kosten.',
  },
  'gb.stop.who': {
    says: 'Deze advocaten werken voor de andere kant, niet voor u. Ze schrijven hoe die kant het ziet.',
  },
  'gb.stop.not-yet': {
    says: 'Deze brief alleen kan u nergens toe dwingen. Ze moeten eerst naar de rechter, en daar mag u uw kant vertellen.',
  },
  'gb.stop.step-keep': {
    says: 'Bewaar een kopie van het bericht, de pagina of het product van vandaag, met de datum. Beslis daarna wat u verandert.',
  },
  'gb.stop.step-sign': {
    says: 'Teken de belofte nog niet en betaal nog niet. Een getekende belofte kan u jaren binden.',
  },
  'gb.stop.step-advice': {
    says: 'Vraag juridisch advies vóór de datum. Kijk of een verzekering of vakbond een advocaat betaalt.',
  },
  'gb.stop.step-answer': {
    says: 'Antwoord op tijd en kort: u heeft de brief, u geeft niets toe en u vraagt advies.',
  },
  'gb.stop.step-pause': {
    says: 'U mag het bericht weghalen terwijl u advies vraagt. Zeg dat u daarmee niets toegeeft.',
  },
  'gb.stop.step-register': {
    says: 'Zoek het merk op in het gratis openbare register. Kijk van wie het is, sinds wanneer en voor welke producten.',
  },
  'gb.stop.right-harm': {
    says: 'Woorden zijn alleen smaad (libel) als ze ernstige schade gaven of zullen geven. Een bedrijf moet een ernstig verlies van geld laten zien.',
  },
  'gb.stop.right-truth': {
    says: 'U kunt zich verdedigen: uw woorden zijn waar, of een eerlijke mening over ware feiten.',
  },
  'gb.stop.right-year': {
    says: 'Ze hebben één jaar voor een zaak over smaad (libel). Dat loopt vanaf de dag van plaatsing.',
  },
  'gb.stop.right-mark': {
    says: 'U mag uw eigen persoonsnaam en gewone woorden voor uw producten op een eerlijke manier gebruiken.',
  },
  'gb.stop.option-help': {
    says: 'Een advocaat kan zeggen of ze gelijk hebben en het antwoord schrijven.',
    title: 'Juridisch advies vragen vóór de datum',
    cost: 'Vaak een vaste prijs voor het eerste gesprek. Kijk in uw verzekering.',
    time: 'Deze week.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'Iedereen die een belofte moet tekenen.',
  },
  'gb.stop.option-dispute': {
    says: 'Zeg in een paar regels waarom ze fout zitten en vraag hun bewijs.',
    title: 'Weigeren en zeggen waarom',
    cost: 'Schrijven kost niets.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechter, en dat kan veel kosten.',
    bestFor: 'Uw woorden zijn waar, of uw gebruik is eerlijk.',
  },
  'gb.stop.option-comply': {
    says: 'Haal het weg of verander de naam, en bied een korte belofte in eigen woorden.',
    title: 'Stoppen, maar niets toegeven',
    cost: 'Wat de verandering u kost.',
    time: 'Enkele dagen.',
    risk: 'Ze kunnen toch hun kosten vragen.',
    bestFor: 'De strijd is het u niet waard.',
  },
  'gb.stop.warn-costs': {
    says: 'Zaken over smaad en merken kunnen heel veel kosten. Vraag juridisch advies voordat u tekent of weigert.',
  },
  'gb.stop.right-secrets': {
    says: 'Alleen echte geheimen van het bedrijf zijn beschermd: wat in de branche niet bekend is, daarom geld waard is en door het bedrijf goed is bewaard.',
  },
}
