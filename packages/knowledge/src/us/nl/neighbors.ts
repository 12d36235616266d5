/** The Dutch words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const NEIGHBORS_NL: Words = {
  'us.neighbor.right-fence': {
    says: 'Regels van de staat of stad zeggen wie een hek op de grens betaalt. Vraag schriftelijk om het plan, de prijs en de reden voor u akkoord gaat.',
  },
  'us.neighbor.step-fence': {
    says: 'Zoek de regel van uw stad over hekken en de grens van uw grond op. Bied een gesprek of gratis bemiddeling aan.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Een buur mag u thuis niet veel meer storen dan gewoon is. Een rechter kan bevelen dat het stopt of geld toekennen.',
  },
  'us.neighbor.step-log': {
    says: 'Houd een lijst bij met dagen en tijden. Schrijf eerst de buur, daarna de stad of de verhuurder.',
  },
  'us.neighbor.right-tree': {
    says: 'U mag takken meestal tot de grens op eigen kosten afknippen, als de boom in leven blijft. De boom van een buur beschadigen kan twee of drie keer de waarde kosten.',
  },
  ...stateWords('fence', {
    CA: 'delen buren de eerlijke kosten van een hek gelijk, behalve als dat onrechtvaardig zou zijn. U moet het 30 dagen vooraf schriftelijk horen, met het plan en de kosten',
    OH: 'zegt een wet over grenshekken wie de kosten deelt. Die gaat vooral over boerenland',
    VA: 'delen buren meestal een grenshek, behalve als een van hen het land open laat liggen en dat na het bericht zegt',
  }),
  ...stateWords('dog', {
    AZ: 'betaalt de eigenaar van een hond voor een beet, ook als de hond nooit eerder beet. Ga volgens deze wet binnen een jaar naar de rechter',
    'CA NJ WA': 'betaalt de eigenaar van een hond voor een beet, ook als de hond nooit eerder beet',
    FL: 'betaalt de eigenaar van een hond voor een beet, minder bij uw eigen schuld. Een duidelijk bord "Bad Dog" kan dat veranderen',
    GA: 'betaalt de eigenaar als bekend was dat de hond gevaarlijk was, of als hij los liep waar dat niet mag',
    IL: 'betaalt de eigenaar als de hond zonder reden aanviel en u daar mocht zijn',
    MA: 'betaalt de eigenaar of houder voor schade door een hond, behalve als u hem plaagde of daar niet mocht zijn',
    MI: 'betaalt de eigenaar voor een beet zonder reden, ook als de hond nooit eerder beet',
    NY: 'betaalt de eigenaar van een gevaarlijke hond de rekeningen van de arts. Voor meer moet u laten zien dat het gevaar bekend was, of sinds 2025 dat de eigenaar onvoorzichtig was',
    NC: 'betaalt de eigenaar als de hond gevaarlijk was, of ouder dan zes maanden en ’s nachts met opzet los',
    OH: 'betaalt de eigenaar of houder voor schade door een hond, behalve als u daar niet mocht zijn of hem plaagde',
    PA: 'betaalt de eigenaar de rekeningen van de arts. Voor meer moet u meestal onvoorzichtigheid laten zien',
    TX: 'betaalt de eigenaar als bekend was dat de hond gevaarlijk was, of bij onvoorzichtigheid',
    VA: 'betaalt de eigenaar als het gevaar bekend was, of bij onvoorzichtigheid, zoals een hond los waar dat niet mag',
  }),
}
