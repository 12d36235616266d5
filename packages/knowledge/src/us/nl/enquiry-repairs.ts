/** The Dutch words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_NL: Words = {
  'us.ask-home.bad-air': {
    says: 'Ga niet alleen naar binnen zolang de lucht u ziek maakt. Bel 911 of de brandweer: die kan gas en koolmonoxide meten. Ga naar een dokter en zeg waar het gebeurt. Bel daarna de gezondheidsdienst en het code office van de stad. Een huurwoning moet meestal bewoonbaar zijn. Is ze dat niet, dan kunt u meestal weg zonder verdere huur en borg en huur terugvragen. Schrijf alles met data aan de verhuurder.',
    dependsOn: 'wat er in de lucht zit, en uw staat',
  },
  'us.ask-home.repairs': {
    says: 'Vraag schriftelijk om de reparatie en maak foto’s. Bel dan de inspecteur van uw stad. Houd geen huur in voor u advies uit uw buurt hebt, want de regels verschillen per staat.',
  },
  'us.trouble.water': {
    says: 'Wie onvoorzichtig was, betaalt: de buur voor het bad, de verhuurder voor leidingen die hij slecht liet worden. Maak foto’s en een lijst met prijzen, zeg het uw huurdersverzekering, en ga naar de rechtbank voor kleine zaken (small claims court).',
    dependsOn: 'wie onvoorzichtig was',
  },
  'us.story.bugs': {
    says: 'De verhuurder moet de woning meestal goed houden. Schrijf met foto’s en een datum, bel de inspecteur van de stad, en stop niet met betalen voor u de regel van uw staat kent.',
    dependsOn: 'uw staat en uw huurcontract',
  },
}
