/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_NL: Words = {
  'gb.parking.deadline-appeal': {
    says: 'De gedragscode van de branche geeft u 28 dagen om bezwaar te maken bij het bedrijf.',
    action: 'Bezwaar maken bij het parkeerbedrijf',
    consequence:
      'Het bedrijf kan uw bezwaar weigeren. U kunt ook het onafhankelijke bezwaar verliezen.',
  },
  'gb.parking.deadline-discount': {
    says: 'De lagere prijs geldt 14 dagen. Maakt u in die tijd bezwaar, dan blijft hij gelden.',
    action: 'De lagere prijs betalen, of bezwaar maken om hem te houden',
    consequence: 'U moet het volle bedrag betalen.',
  },
  'gb.parking.insight-late-notice': {
    says: 'Het bedrijf kan alleen bij de houder (keeper) aankloppen als de eerste brief op tijd kwam. Vergelijk de dag van het parkeren met de dag van aankomst.',
    actionable:
      'Was het meer dan 14 dagen en hing er niets aan de auto? Schrijf dat in het bezwaar en noem de bestuurder niet.',
  },
  'gb.parking.insight-windscreen': {
    says: 'Hing er een bon op de auto? Dan moet de brief aan de houder (notice to keeper) komen tussen dag 29 en dag 56 daarna.',
    actionable:
      'Schrijf beide data op. Te vroeg of te laat kan betekenen dat alleen de bestuurder kan worden aangesproken.',
  },
  'gb.parking.insight-relevant-land': {
    says: 'Terrein met eigen parkeerregels (byelaws), zoals veel vliegvelden en stations, valt misschien buiten de regels voor houders (keepers).',
    actionable:
      'Schrijf in het bezwaar dat het terrein geen “relevant land” is en vraag het bedrijf het tegendeel te bewijzen.',
  },
  'gb.parking.insight-short-overstay': {
    says: 'Camera’s meten het hele bezoek: een plek zoeken, borden lezen, betalen en wachten bij de uitgang. Dat is langer dan het parkeren zelf.',
    actionable:
      'Trek de tijd om een plek te zoeken en de 10 minuten marge af. Blijft er weinig over? Schrijf dat in het bezwaar.',
  },
  'gb.parking.insight-added-cost': {
    says: 'Extra incassokosten horen niet bij wat een houder (keeper) volgens de wet schuldig kan zijn.',
    actionable:
      'Vraag waar elk pond voor is. Schrijf dat u elk bedrag boven dat in de eerste brief betwist.',
  },
  'gb.parking.charge-recovery': {
    says: 'De branche zegt dat er niet meer dan £70 bij mag komen als een boete niet is betaald.',
    name: 'Incassokosten (debt recovery cost)',
  },
  'gb.parking.warning-court': {
    says: 'Laat papieren van de rechter nooit liggen. Antwoordt u niet op tijd, dan kan het bedrijf zonder zitting winnen. Het vonnis kan uw kredietdossier schaden.',
  },
  'gb.parking.warning-windscreen': {
    says: 'Betaal niet via een link in een sms of een opgeplakte code op een bord. Typ zelf het adres van het bedrijf.',
  },
  'gb.parking.warning-admit': {
    says: 'Denk na voordat u zegt wie er reed. Weten ze dat, dan kunnen ze de bestuurder aanspreken, wat er ook in de brief aan de houder staat.',
  },
  'gb.parking.tactic-appeal-early': {
    says: 'Maak bezwaar binnen de eerste 14 dagen. Zegt het bedrijf nee, dan moeten de meeste u nog 14 dagen de lagere prijs geven.',
    risk: 'Bij een later bezwaar vervalt misschien de lagere prijs.',
    notWhen: 'U hebt al besloten te betalen.',
  },
  'gb.parking.tactic-landowner': {
    says: 'Vraag de manager van de winkel of het terrein de boete in te trekken. Zij huren het parkeerbedrijf in. Een bon helpt vaak.',
    risk: 'Ze kunnen nee zeggen, en de dagen voor bezwaar lopen door.',
    notWhen: 'U was geen klant of bezoeker daar.',
  },
  'gb.parking.tactic-proof': {
    says: 'Laat het bedrijf alles bewijzen: het contract met de eigenaar van het terrein, de borden op die dag en de camerabeelden.',
    risk: 'Is het bewijs goed, dan bent u de lagere prijs kwijt.',
    notWhen: 'U weet dat de boete klopt.',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLA geeft 28 dagen vanaf de afwijzing. De IAS gaf eerder 21 dagen. Doe het voor de zekerheid binnen 21 dagen.',
    action: 'Het onafhankelijke bezwaar sturen',
    consequence: 'U verliest misschien het gratis onafhankelijke bezwaar.',
  },
  'gb.parking.change-code': {
    says: 'Er is nu één code voor de branche. Een code van de regering is gepland maar geldt nog niet.',
    was: 'Elke brancheorganisatie had een eigen gedragscode.',
    is: 'Eén code van de branche geldt voor leden van beide. Een code van de regering is beloofd maar geldt nog niet.',
  },
}
