/** Conditions on public offices that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** A paper of the tax collector (AdER): a town or the tax office has other rules on paying in parts. */
export const TAX_PAPER: Condition = {
  any: [
    {
      says: [
        'agenzia delle entrate-riscossione',
        'agenzia delle entrate riscossione',
        'agenzia entrate riscossione',
        'agenzia entrate-riscossione',
        'cartella di pagamento',
        'cartelle di pagamento',
        'cartella esattoriale',
        'intimazione di pagamento',
        'agente della riscossione',
        'preavviso di fermo',
        'fermo amministrativo',
      ],
    },
  ],
}

/** Fines of the road, also when a bill of the collector asks for them. */
export const ROAD_FINES: Test = {
  says: ['codice della strada', 'multa', 'multe', 'contravvenzione', 'contravvenzioni'],
}

/** The bill that a town sends every year, in its own time. */
export const YEARLY_BILL: Test = {
  says: [
    'avviso da pagare',
    'avviso di pagamento tari',
    'avviso di pagamento della tari',
    'avviso tari',
    'rata unica',
    'prima rata della tassa',
    'seconda rata della tassa',
    'prima rata della tari',
    'seconda rata della tari',
    'prima rata tari',
    'seconda rata tari',
    'acconto tari',
    'saldo tari',
    'acconto imu',
  ],
}
/** What tells that such a bill was missed, or that an office has set a penalty. */
export const MISSED_BILL: Test = {
  says: [
    'sollecito',
    'accertamento',
    'ingiunzione',
    'intimazione',
    'cartella',
    'sanzione',
    'sanzioni',
    'omesso',
    'omesso versamento',
    'parziale versamento',
    'non pagata',
    'non pagato',
    'non risulta',
    'non risultano',
    'fermo',
    'pignoramento',
  ],
}

/** A tax of a town. */
export const TOWN_TAX: Test = {
  says: [
    'imu',
    'tari',
    'tasi',
    'tributi locali',
    'tassa rifiuti',
    'ufficio tributi',
    'canone unico',
  ],
}

/** The desk of the town itself wrote. Letters of the collector name the tax of a town too. */
export const TOWN_DESK: Test = {
  says: ['ufficio tributi', 'settore tributi', 'servizio tributi', 'ufficio tari', 'ufficio imu'],
}

/** An order to pay of the Prefetto or another authority, after a fine. */
export const PAYMENT_ORDER_OF_OFFICE: Test = {
  says: ['ordinanza-ingiunzione', 'ordinanza ingiunzione', 'ordinanza di ingiunzione'],
}

/** Papers of the tax collector. */
/** Only in the notice before a bill: what is told to come, and the lower penalty. A bill that rests on the same check has neither. */
export const BEFORE_BILL: Test = {
  says: [
    'avviso bonario',
    'saranno iscritte a ruolo',
    'verranno iscritte a ruolo',
    'sarà iscritto a ruolo',
    'sanzione ridotta',
    'sanzioni ridotte',
  ],
}

export const TAX_BILL: Condition = {
  any: [
    {
      says: [
        'cartella di pagamento',
        'cartella esattoriale',
        'cartelle di pagamento',
        'ruolo',
        'iscrizione a ruolo',
      ],
    },
  ],
  not: [BEFORE_BILL],
}

export const ASSESSMENT: Condition = {
  any: [
    {
      says: ['avviso di accertamento', 'accertamento esecutivo', 'avviso di liquidazione'],
    },
  ],
  not: [TOWN_TAX],
}

export const FRIENDLY_NOTICE: Condition = {
  any: [
    {
      says: [
        'comunicazione di irregolarità',
        'comunicazione degli esiti',
        'avviso bonario',
        'controllo automatizzato',
        'controllo formale',
        '36-bis',
        '36-ter',
        '36 bis',
        '36 ter',
      ],
    },
  ],
  not: [{ says: ['cartella di pagamento', 'cartella esattoriale'] }],
}

export const CAR_BLOCK: Condition = {
  any: [
    {
      says: [
        'preavviso di fermo',
        'iscrizione del fermo',
        'iscrizione di fermo',
        'iscrivere il fermo',
        'iscritto il fermo',
        'fermo amministrativo del',
        'fermo amministrativo sul',
        'fermo amministrativo sulla',
        'comunicazione preventiva di iscrizione',
        'fermo dei beni mobili registrati',
      ],
    },
  ],
}

export const HOME_CHARGE: Condition = {
  any: [
    {
      says: [
        'iscrizione ipotecaria',
        'preavviso di ipoteca',
        'preavviso di iscrizione ipotecaria',
        'ipoteca',
      ],
    },
  ],
}

export const SOCIAL_DEBIT: Condition = {
  any: [
    {
      says: [
        'avviso di addebito',
        'contributi previdenziali',
        'gestione artigiani',
        'gestione commercianti',
      ],
    },
  ],
}

/** A fine of a criminal court: unpaid, it becomes another penalty. */
export const CRIMINAL_FINE: Test = {
  says: ['pena pecuniaria', 'pene pecuniarie', 'multa penale'],
}

/** The car tax of a region. */
export const CAR_TAX: Test = {
  says: ['bollo auto', 'tassa automobilistica', 'tasse automobilistiche', 'tassa auto'],
}

/** An order to pay that a public office makes itself. */
export const OFFICE_ORDER: Test = {
  says: ['si ingiunge', 'ingiunge al', 'ingiunge di pagare', 'ordina e ingiunge'],
}
