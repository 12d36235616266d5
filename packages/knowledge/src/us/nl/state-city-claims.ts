/** The Dutch words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_NL: Words = {
  ...stateWords('city-claim', {
    AZ: 'stuurt u binnen 180 dagen een schriftelijke claim (notice of claim) aan de overheid, en procedeert u binnen een jaar',
    GA: 'stuurt u een stad binnen zes maanden een schriftelijke claim (ante litem notice), of een county of de staat binnen 12 maanden',
    IL: 'hebt u meestal maar één jaar om een stad, county of school aan te klagen. Een claim op de staat moet binnen een jaar schriftelijk worden gemeld',
    MA: 'moet een schriftelijke claim (presentment) binnen twee jaar bij het hoofd van de overheidsdienst aankomen, voordat u procedeert',
    MI: 'meldt u het binnen 120 dagen schriftelijk als een slechte weg of stoep u verwondde. Een claim op de staat heeft meestal zes maanden',
    NC: 'gaat een claim op de staat binnen drie jaar naar de Industrial Commission. Vraag de stad of county naar de eigen regel',
    NJ: 'stuurt u de overheid binnen 90 dagen een schriftelijke claim (notice of claim), anders verliest u meestal het recht om te procederen',
    OH: 'hebt u meestal twee jaar om een stad aan te klagen, of de staat bij de Court of Claims',
    WA: 'dient u een claimformulier (claim form) in bij de overheid en wacht u 60 dagen voordat u procedeert',
  }),
}
