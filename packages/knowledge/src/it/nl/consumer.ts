/** The Dutch words of Italy: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'it.buy.want': {
    says: 'Een bedrijf vraagt u te betalen, in een contract te blijven, of weigert wat u vroeg.',
  },
  'it.buy.who': {
    says: 'Dit is een bedrijf. De wet beschermt u als consument, en u kunt die rechten niet wegtekenen.',
  },
  'it.buy.rights': {
    says: 'U kunt vaak annuleren, spullen laten herstellen of oneerlijke bedingen weigeren.',
  },
  'it.buy.reality': {
    says: 'Een bedrijf kan niet zelf beslissen dat u moet betalen. Dat kan alleen een rechter.',
  },
  'it.buy.no-seizure': { says: 'Het kan zonder rechter geen geld van uw loon nemen.' },
  'it.buy.right-withdraw': {
    says: 'Online, aan de telefoon of aan de deur gekocht? U mag binnen 14 dagen zonder reden annuleren. Het zijn 30 dagen bij huisbezoek waar u niet om vroeg. De verkoper betaalt dan binnen 14 dagen terug.',
  },
  'it.buy.right-withdraw-year': {
    says: 'Zei het bedrijf u niets over dat recht? Dan krijgt u 12 maanden meer.',
  },
  'it.buy.right-guarantee': {
    says: 'Spullen hebben van de verkoper een wettelijke garantie van twee jaar. In het eerste jaar geldt een gebrek als aanwezig vanaf het begin.',
  },
  'it.buy.right-unfair': { says: 'Oneerlijke bedingen binden u niet, ook niet als u tekende.' },
  'it.buy.right-not-ordered': {
    says: 'U bent niets schuldig voor spullen of diensten waar u niet om vroeg.',
  },
  'it.buy.right-late': {
    says: 'Spullen moeten binnen 30 dagen komen. Zo niet, geef dan meer tijd, annuleer daarna en krijg uw geld terug.',
  },
  'it.buy.right-home-court': { says: 'Een bedrijf moet u dagen voor de rechtbank waar u woont.' },
  'it.buy.right-credit': {
    says: 'U mag een consumentenlening binnen 14 dagen annuleren, en eerder terugbetalen tegen lagere kosten.',
  },
  'it.buy.deadline-withdraw': {
    says: 'U hebt 14 dagen vanaf de dag dat u de spullen kreeg, of tekende voor een dienst.',
    action: 'De annulering (recesso) schriftelijk sturen',
    consequence: 'U hebt een andere wettelijke reden nodig om te annuleren.',
  },
  'it.buy.step-write': {
    says: 'Schrijf het bedrijf aangetekend of per PEC: wat er gebeurde, wat u wilt, voor wanneer.',
  },
  'it.buy.step-proof': { says: 'Verzamel het contract, de rekening, berichten en foto’s.' },
  'it.buy.step-adr': {
    says: 'Zegt het nee? Vraag bemiddeling (ADR) met een consumentenvereniging. Dat is gratis of goedkoop.',
  },
  'it.buy.step-card': {
    says: 'Betaalde u met een kaart en kreeg u niets? Vraag uw bank de betaling terug te halen (chargeback).',
  },
  'it.buy.step-pay-part': {
    says: 'Betaal het deel waarmee u het eens bent, en zeg waarom u de rest niet betaalt.',
  },
  'it.buy.option-complain': {
    says: 'Klaag schriftelijk, ga dan naar ADR of de mededingingsautoriteit (AGCM).',
    title: 'Klagen',
    cost: 'Een brief.',
    time: 'Ongeveer een maand.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of zwijgt.',
  },
  'it.buy.option-cancel': {
    says: 'Stuur een duidelijke annulering en stuur de spullen binnen 14 dagen terug.',
    title: 'Het contract annuleren',
    cost: 'Soms de verzending.',
    time: '14 dagen.',
    risk: 'Sommige spullen kunnen niet terug.',
    bestFor: 'U kocht vanuit huis of werd onder druk gezet.',
  },
  'it.buy.option-court': {
    says: 'Tot € 1.100 kunt u alleen gaan, zonder advocaat.',
    title: 'Naar de vrederechter gaan (giudice di pace)',
    cost: 'Een klein bedrag.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders werkte.',
  },
  'it.buy.insight-phone': {
    says: 'Een contract aan de telefoon bindt u pas als u het schriftelijk of op een duurzame drager aanvaardt.',
    actionable: 'Vraag de opname en wat u tekende.',
  },
  'it.buy.warning-debit': {
    says: 'U kunt uw bank vragen een automatische incasso binnen acht weken terug te geven. De schuld zelf blijft betwist.',
  },
  'it.buy.right-trip': {
    says: 'Annuleert de organisator een pakketreis, dan moet alles binnen 14 dagen terug. Een tegoedbon hoeft u niet te nemen.',
  },
}
