/** Letters about offences that are no fine: they have rows of their own. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './penal-order.ts'

/** Asks for the driver's side before a fine. A fine itself seldom has these words. */
const HEARING: Test = {
  says: [
    'anhörung im bußgeldverfahren',
    'anhörung zum bußgeldverfahren',
    'anhörung wegen einer ordnungswidrigkeit',
    'anhörung wegen ordnungswidrigkeit',
    'anhörung wegen einer verkehrsordnungswidrigkeit',
    'anhörung zu einer ordnungswidrigkeit',
    'anhörung im ordnungswidrigkeitenverfahren',
    'anhörung des betroffenen',
    'anhörung der betroffenen',
    'anhörung als betroffener',
    'anhörung als betroffene',
    'gelegenheit gegeben sich',
    'ausgefüllten anhörungsbogen',
    'diesen anhörungsbogen',
    'beiliegenden anhörungsbogen',
    'zeugenfragebogen',
    'zu dem vorwurf äußern',
    'zu dem vorwurf zu äußern',
    'zum vorwurf zu äußern',
    'zu den vorwürfen zu äußern',
    'zu der beschuldigung zu äußern',
    'zur sache zu äußern',
    'sich zu dem vorwurf',
    'kann ein bußgeldbescheid',
    'bußgeldbescheid gegen sie ergehen',
    'bußgeldbescheid erlassen werden',
  ],
}
/** A warning with a fee (Verwarnungsgeld) is an offer: there is nothing to object to, no points and no file to enforce. */
/** A fine or a hearing about waste, noise, dogs, a trade or the like: nobody drove. */
export const OFF_ROAD: Test = {
  says: [
    'abfall',
    'abfallrechts',
    'sperrmüll',
    'kreislaufwirtschaftsgesetz',
    'krwg',
    'leinenpflicht',
    'leinenzwang',
    'hundehaltung',
    'hundegesetz',
    'ruhestörung',
    'lärmbelästigung',
    '§ 117 owig',
    '§ 118 owig',
    'schulpflicht',
    'schulversäumnis',
    'bundesmeldegesetz',
    'gewerbeordnung',
    'handwerksordnung',
    'schwarzarbeit',
    'landesbauordnung',
    'bauordnung',
    'konsumcannabisgesetz',
    'kcang',
    'naturschutzgesetz',
    'jugendschutzgesetz',
    'nichtraucherschutz',
    'zweckentfremdung',
    'mindestlohngesetz',
    'pflanzenschutzgesetz',
  ],
}

export const WARNING: Test = {
  says: [
    'hiermit verwarnt',
    'erhebung eines verwarnungsgeldes',
    'erhebung eines verwarngeldes',
    'verwarnung mit verwarnungsgeld',
    'verwarnung mit verwarngeld',
    'verwarnung wird nur wirksam',
    'verwarnung wird wirksam',
    'verwarnung ist nur wirksam',
    'mit der verwarnung einverstanden',
    'verwarnungsgeldangebot',
  ],
}
/** The fine that follows a warning tells of it. */
export const FINE_SET: Test = {
  says: [
    'geldbuße in höhe',
    'geldbuße festgesetzt',
    'geldbuße von',
    'gegen sie eine geldbuße',
    'rechtsbehelfsbelehrung',
    'legen sie einspruch',
    'einspruch einlegen',
  ],
}
/** Rows that are true of a warning as well, or of nothing else. */
const OF_WARNINGS_TOO: readonly string[] = [
  'de.public.fine-want-warning',
  'de.public.fine-deadline-warning',
  'de.public.fine-who',
  'de.public.fine-step-check',
  'de.public.fine-step-silent',
  'de.public.fine-right-keeper',
  'de.public.fine-myth',
]
/** Rows that are true before a fine as well. */
const OF_HEARINGS_TOO: readonly string[] = [
  'de.public.fine-right-limit',
  'de.public.fine-right-keeper',
]

/** A penal order is no fine for an offence of order, and a hearing is no fine yet. Both have rows of their own. */
export function ofFine(row: Rule): Rule {
  const others = [
    PENAL_ORDER,
    ...(OF_HEARINGS_TOO.includes(row.id) ? [] : [HEARING]),
    ...(OF_WARNINGS_TOO.includes(row.id) ? [] : [WARNING]),
  ]
  return { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), ...others] } }
}
