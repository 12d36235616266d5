/** Words of letters about the rent, for the files on rent rises. */
import type { Test } from '@plainletter/contracts/rule'

/** Words of a landlord who asks for more, not of one who only writes about rent. */
export const ASKS_MORE: Test = {
  says: [
    'zustimmen',
    'zuzustimmen',
    'zustimmung',
    'zustimmungserklärung',
    'neue miete',
    'neue kaltmiete',
    'neue grundmiete',
    'neue nettomiete',
    'erhöhung auf',
    'erhöht sich auf',
    'erhöht sich ab',
    'erhöht sich daher',
    'erhöht sich damit',
    'erhöht sich somit',
    'erhöht sich die miete',
    'erhöht sich ihre miete',
    'miete erhöht sich',
    'miete steigt',
    'erhöhung der miete',
    'erhöhung ihrer miete',
    'erhöhte miete',
    'erhöhen wir',
    'erhöhe ich',
    'miete erhöhen',
    'höhere miete',
    'stimmen sie',
    'mieterhöhungsverlangen',
  ],
}

export const INDEX: Test = {
  says: ['indexmiete', 'verbraucherpreisindex', 'indexvereinbarung', '§ 557b'],
}

export const MODERNISED: Test = {
  says: ['modernisierung', 'modernisierungsmaßnahmen', 'modernisierungsumlage', '§ 559', '§ 559b'],
}
