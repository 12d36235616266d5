/** Zones, tolwegen en busbanen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_NL: Words = {
  'gb.pcn.london-zone-act': {
    says: 'Dit bedrag is voor rijden in een betaalzone van Londen. Het is een civiele schuld van de kentekenhouder (keeper), geen misdrijf.',
  },
  'gb.pcn.london-zone-appeal': {
    says: 'U hebt 28 dagen om Transport for London te schrijven met een van de vaste redenen. Zegt het nee, dan kunt u gratis naar London Tribunals.',
  },
  'gb.pcn.london-zone-late': {
    says: 'Een charge certificate verhoogt het bedrag met de helft. Het kan nog vervallen als u het eerste bericht nooit kreeg.',
    actionable:
      'Wacht op de order for recovery en antwoord met de statutory declaration als het eerste bericht nooit kwam.',
  },
  'gb.pcn.london-zone-sums': {
    says: 'Binnen 14 dagen betaalt u de helft. Na een charge certificate komt de helft erbij.',
  },
  'gb.pcn.crossing-appeal': {
    says: 'Bij een tolweg of milieuzone zijn er 28 dagen na het eerste bericht om te schrijven, met een vaste reden. Na een nee kunt u naar het Traffic Penalty Tribunal.',
  },
  'gb.pcn.london-moving-law': {
    says: 'Verkeersregels in Londen hebben een eigen wet. Die geeft 28 dagen na het eerste bericht om de gemeente te schrijven, en daarna gratis beroep bij London Tribunals.',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'Voor busbanen in Schotland gelden eigen regels. Schrijf de gemeente, en ga daarna naar het First-tier Tribunal for Scotland, General Regulatory Chamber.',
  },
  'gb.pcn.recovery-grounds': {
    says: 'Het formulier heeft vaste redenen: u kreeg het eerste bericht nooit, geen antwoord op uw bezwaar, of u betaalde al. Klopt er een, dan vervalt het bevel.',
  },
  'gb.pcn.bailiffs-later': {
    says: 'Deurwaarders (bailiffs) hebben eerst een warrant nodig. Dan moeten zij zich aankondigen en zeven volle dagen wachten.',
  },
  'gb.pcn.london-bus-lane': {
    says: 'Voor busbanen in Londen geldt een eigen wet. Na 28 dagen kan een enforcement notice komen. Die geeft u 28 dagen voor formeel bezwaar, en daarna gratis beroep bij London Tribunals.',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: 'De gronden liggen vast: u was niet de eigenaar, er was geen overtreding, de auto is zonder uw toestemming gebruikt, of de politie treedt al op.',
  },
}
