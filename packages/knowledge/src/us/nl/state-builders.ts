/** The Dutch words of the rows in ../state-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BUILDERS_NL: Words = {
  ...stateWords('builder', {
    AZ: 'kunt u binnen twee jaar klagen bij de Registrar. Een fonds van de staat kan wat verlies door een aannemer met vergunning betalen',
    CA: 'mag een aanbetaling voor werk aan huis hoogstens 10% of $1.000 zijn, wat het minst is. Een aannemer zonder vergunning mag uw geld niet houden',
    FL: 'moet een aannemer die meer dan 10% neemt binnen 30 dagen vergunningen vragen en meestal binnen 90 dagen nadat die komen beginnen',
    GA: 'kan een aannemer die een vergunning nodig heeft en er geen heeft het contract niet tegen u gebruiken',
    IL: 'vraagt werk aan huis boven $1.000 een schriftelijk contract en een folder over uw rechten',
    MA: 'mag een aanbetaling hoogstens een derde zijn, naast speciale bestellingen. Een fonds van de staat kan wat verlies betalen',
    MI: 'is geld dat u een aannemer betaalt alleen bedoeld voor het werk (trust). Een aannemer zonder vergunning kan u niet voor de rechter brengen',
    NJ: 'vraagt werk aan huis boven $500 een schriftelijk contract en een ingeschreven aannemer. Een overtreding kan drie keer uw verlies waard zijn',
    NY: 'vraagt werk aan huis boven $500 een schriftelijk contract, en moet uw aanbetaling apart voor het werk worden bewaard (trust)',
    NC: 'vraagt werk van $40.000 of meer een aannemer met vergunning. Geld nemen en niet werken kan oneerlijke handel zijn',
    OH: 'vraagt werk boven $25.000 een schriftelijk contract en een aanbetaling van hoogstens 10%. Kleiner werk valt onder de verkoopwet',
    PA: 'mag een aanbetaling voor groter werk hoogstens een derde zijn, naast speciaal materiaal. U kunt binnen drie werkdagen annuleren',
    TX: 'wordt geld voor werk aan huis apart bewaard (trust). Een aannemer die het aan andere dingen uitgeeft, breekt misschien de wet',
    VA: 'hebben aannemers een vergunning nodig. Een fonds van de staat kan wat verlies betalen nadat u bij de rechter hebt gewonnen',
    WA: 'moet een aannemer ingeschreven zijn en een borg (bond) hebben. U kunt binnen twee jaar bij de rechter een claim op de borg doen',
  }),
}
