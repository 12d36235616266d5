/** The Dutch words of the rows in ../rival-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const RIVAL_WORK_NL: Words = {
  ...stateWords('rival-work', {
    AZ: 'telt een belofte om niet te concurreren alleen als die eerlijk is in tijd, plaats en werk',
    CA: 'geldt een belofte om na een baan niet te concurreren niet, waar u ook tekende',
    FL: 'kan een belofte om niet te concurreren u binden als die eerlijk is en een echt zakelijk belang beschermt',
    GA: 'bindt een belofte om niet te concurreren vooral managers, verkopers en belangrijk personeel, en moet die eerlijk zijn in tijd en plaats',
    IL: 'geldt een belofte om niet te concurreren niet onder een vast jaarloon. U moet 14 dagen krijgen om die te lezen',
    MA: 'bindt een belofte om niet te concurreren geen uurpersoneel onder de wet voor overwerk en geen mensen die zijn ontslagen om minder werk (laid off). Er moet loon of iets anders van waarde tegenover staan',
    MI: 'moet een belofte om niet te concurreren eerlijk zijn in tijd, plaats en werk. Een rechter kan die kleiner maken',
    NJ: 'telt een belofte om niet te concurreren alleen voor zover die eerlijk is en u niet te veel schaadt',
    NY: 'telt een belofte om niet te concurreren alleen als die eerlijk is en nodig is om geheimen of klanten te beschermen',
    NC: 'moet een belofte om niet te concurreren op papier staan, betaald zijn, en eerlijk zijn in tijd en plaats',
    OH: 'telt een belofte om niet te concurreren voor zover die eerlijk is. Een rechter kan die kleiner maken',
    PA: 'moet een belofte om niet te concurreren bij de afspraak over de baan horen of betaald zijn, en eerlijk zijn in tijd en plaats',
    TX: 'moet een belofte om niet te concurreren bij een andere afspraak horen en eerlijk zijn in tijd, plaats en werk',
    VA: 'mag een werkgever werknemers met een laag loon niet binden aan een belofte om niet te concurreren. Anderen alleen als die eerlijk is',
    WA: 'geldt een belofte om niet te concurreren niet onder een vast jaarloon, of als zij die verborgen tot u de baan nam. Vanaf 30 juni 2027 geldt bijna geen enkele meer',
  }),
}
