/** The Dutch words of the rows in ../payday-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAYDAY_LOANS_NL: Words = {
  ...stateWords('payday', {
    MA: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    CA: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    FL: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    MI: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    OH: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    VA: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    WA: 'begrenst de wet de prijs van een lening tot betaaldag (payday loan). Niet betalen is geen misdrijf. Klaag over dreigementen bij het kantoor van de staat voor geldschieters',
    AZ: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    GA: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    IL: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    NC: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    NJ: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    NY: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    PA: 'verbiedt de wet leningen tegen zulke prijzen (payday loans). Vraag het kantoor van de staat voor geldschieters voordat u betaalt: misschien bent u minder of niets schuldig',
    TX: 'mag een geldschieter niet dreigen met een misdrijf om een payday loan. Veel steden beperken zulke leningen. Klaag bij het kantoor van de staat voor geldschieters',
  }),
}
