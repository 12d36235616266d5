/** Conditions that several Italian rows share. Phrases are those of Italian letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Creditors with powers of their own, who need no court. */
export const PUBLIC: Test = {
  says: [
    'agenzia delle entrate',
    'agenzia delle entrate-riscossione',
    'agenzia entrate riscossione',
    'cartella di pagamento',
    'cartelle di pagamento',
    'cartella esattoriale',
    'intimazione di pagamento',
    'avviso di addebito',
    'avviso di accertamento',
    'agente della riscossione',
    'ingiunzione fiscale',
    'verbale di accertamento',
    'istituto nazionale della previdenza sociale',
    'polizia locale',
    'polizia municipale',
    'ufficio tributi',
  ],
}
/** A court has already decided, or the debt has a title. Letters threaten with court orders, so their bare names prove nothing. */
export const TITLED: Test = {
  says: [
    'decreto ingiuntivo n',
    'decreto ingiuntivo n.',
    'decreto ingiuntivo esecutivo',
    'decreto ingiuntivo provvisoriamente esecutivo',
    'provvisoriamente esecutivo',
    'in forza del decreto ingiuntivo',
    'in forza della sentenza',
    'sentenza n.',
    'atto di precetto notificato',
    'precetto notificato',
    'munito di formula esecutiva',
    'titolo esecutivo notificato',
  ],
}
/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, TITLED] }
export const FROM_PUBLIC: Condition = { any: [PUBLIC] }
export const NOT_PUBLIC: Condition = { not: [PUBLIC] }

export const SOLD_DEBT: Condition = {
  any: [
    {
      says: [
        'cessione del credito',
        'cessione di crediti',
        'cessione dei crediti',
        'cessione in blocco',
        'cessionaria',
        'cessionario',
        'ha acquistato',
        'ha ceduto',
        'è stato ceduto',
        'credito ceduto',
        'ceduto pro soluto',
        'pro soluto',
        'cessione pro soluto',
        'cartolarizzazione',
        'spv',
        'nuovo creditore',
        'attuale titolare del credito',
        'npl',
      ],
    },
  ],
}
export const CREDIT_FILE: Condition = {
  any: [
    {
      says: [
        'crif',
        'experian',
        'ctc',
        'centrale rischi',
        'centrale dei rischi',
        'cattivi pagatori',
        'sistemi di informazioni creditizie',
        'sistema di informazioni creditizie',
        'segnalazione',
      ],
    },
  ],
}
export const CREDIT_DEBT: Condition = {
  any: [
    {
      says: [
        'finanziamento',
        'prestito',
        'carta di credito',
        'carta revolving',
        'revolving',
        'credito al consumo',
        'mutuo',
        'cessione del quinto',
        'scoperto di conto',
        'taeg',
      ],
    },
  ],
}

export const MORTGAGE: Condition = {
  any: [{ says: ['mutuo', 'mutui', 'mutuo ipotecario', 'mutuo fondiario'] }],
}

/** Papers of a court. */
export const PAYMENT_ORDER: Condition = {
  any: [
    { says: ['decreto ingiuntivo', 'ricorso per decreto ingiuntivo', 'ingiunge', 'si ingiunge'] },
  ],
}
/** Neither an order for payment nor an eviction. */
export const OTHER_CLAIM: Condition = {
  not: [{ says: ['decreto ingiuntivo', 'sfratto', 'convalida', 'finita locazione'] }],
}
export const SUMMONS: Condition = {
  any: [{ says: ['atto di citazione', 'cita', 'citazione a comparire', 'costituirsi'] }],
  not: [{ says: ['sfratto', 'convalida', 'decreto ingiuntivo', 'giudice di pace'] }],
}
/** Words that only the papers of a court print. */
const COURT_WORDS: Test = {
  says: [
    'intimazione di sfratto',
    'citazione per la convalida',
    'cita a comparire',
    'la cita',
    'lo cita',
    "all'udienza",
    'tribunale ordinario',
    'giudice di pace di',
    'licenza per finita locazione',
  ],
}
export const EVICTION_CLAIM: Condition = {
  all: [{ says: ['sfratto', 'convalida', 'finita locazione'] }, COURT_WORDS],
}
/** A letter of a landlord, not a paper of a court. */
export const NO_COURT: Condition = { not: [COURT_WORDS] }
export const NOT_EVICTION: Condition = {
  not: [{ says: ['sfratto', 'convalida', 'finita locazione'] }],
}
export const EVICTION_FOR_RENT: Condition = {
  all: [COURT_WORDS],
  any: [{ says: ['sfratto per morosità', 'morosità', 'canoni insoluti', 'canoni non pagati'] }],
}
export const RENT_OWED: Test = {
  says: [
    'morosità',
    'moroso',
    'canoni insoluti',
    'canoni scaduti',
    'canoni non pagati',
    'mancato pagamento',
    'insoluto',
    'insoluti',
    'arretrati',
    'non corrisposto',
    'non corrisposti',
  ],
}
export const FOR_RENT_OWED: Condition = { any: [RENT_OWED] }
/** A landlord's demand for rent, before any court. */
export const DEMAND_FOR_RENT: Condition = { any: [RENT_OWED], not: [COURT_WORDS] }
/** Words of a rented home: a phone contract can be ended with a disdetta too. */
const HOME: Test = {
  says: [
    'locazione',
    'affitto',
    'inquilino',
    'inquilina',
    'conduttore',
    'conduttrice',
    'locatore',
    'locatrice',
    'alloggio',
    'appartamento',
  ],
}
export const END_OF_TERM: Condition = {
  all: [HOME],
  any: [
    {
      says: [
        'cessato il contratto',
        "rilasciare l'immobile",
        'disdetta',
        'finita locazione',
        'scadenza del contratto',
        'scadenza contrattuale',
        'diniego di rinnovo',
        'mancato rinnovo',
        'non rinnovare',
      ],
    },
  ],
}
export const RENT_RISE: Condition = {
  any: [
    {
      says: [
        'aumento del canone',
        'adeguamento del canone',
        'aggiornamento istat',
        'aggiornamento del canone',
        'adeguamento istat',
        'nuovo canone',
      ],
    },
  ],
}
export const DEPOSIT: Condition = {
  any: [{ says: ['deposito cauzionale', 'cauzione', 'caparra'] }],
}

export const PRECEPT: Condition = {
  any: [{ says: ['atto di precetto', 'precetto', 'intima e fa precetto', 'si intima'] }],
}

export const NOT_PRECEPT: Condition = {
  not: [
    {
      says: [
        'atto di precetto',
        'intima e fa precetto',
        'preavviso di fermo',
        'fermo amministrativo',
        'iscrizione ipotecaria',
      ],
    },
  ],
}
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
/** An order to pay of the Prefetto or another authority, after a fine. */
export const PAYMENT_ORDER_OF_OFFICE: Test = {
  says: ['ordinanza-ingiunzione', 'ordinanza ingiunzione', 'ordinanza di ingiunzione'],
}

/** Papers of the tax collector. */
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
        'fermo amministrativo',
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

/** Letters of employers. */
export const DISCIPLINARY: Condition = {
  any: [
    {
      says: [
        'giusta causa',
        'giustificato motivo soggettivo',
        'licenziamento disciplinare',
        'contestazione disciplinare',
        'procedimento disciplinare',
      ],
    },
  ],
}
/** Words by which an employer asks for a person's side. A dismissal speaks of a side already given, so the bare noun proves nothing. */
const ASKS_FOR_YOUR_SIDE: Test = {
  says: [
    'le contestiamo',
    'le si contesta',
    'la invitiamo a presentare',
    'la invitiamo a fornire',
    'la invitiamo a far pervenire',
    'la invitiamo a rendere',
    'la invitiamo a voler',
    'è invitata a presentare',
    'è invitato a presentare',
    'è invitata a fornire',
    'è invitato a fornire',
    'potrà presentare',
    'potrà fornire',
    'potrà far pervenire',
    'far pervenire le sue giustificazioni',
    'presentare le sue giustificazioni',
    'presentare giustificazioni entro',
    'giustificazioni entro cinque giorni',
    'giustificazioni entro 5 giorni',
    'entro 5 (cinque) giorni',
  ],
}
/** Words by which an employer dismisses, and does not only threaten to. */
const DISMISSES: Test = {
  says: [
    'comunica il licenziamento',
    'comunichiamo il licenziamento',
    'comunichiamo il suo licenziamento',
    'comunicarle il licenziamento',
    'comunicarle il suo licenziamento',
    'intima il licenziamento',
    'intimiamo il licenziamento',
    'intimarle il licenziamento',
    'oggetto: licenziamento',
    'il presente licenziamento',
    'licenziamento ha effetto',
    'licenziamento avrà effetto',
    'licenziamento con effetto',
  ],
}
export const CHARGE_LETTER: Condition = { any: [ASKS_FOR_YOUR_SIDE], not: [DISMISSES] }
export const NOT_CHARGE: Condition = { not: [ASKS_FOR_YOUR_SIDE] }
export const OBJECTIVE: Condition = {
  any: [
    {
      says: [
        'giustificato motivo oggettivo',
        'soppressione del posto',
        'soppressione della posizione',
        'soppressione della sua posizione',
        'riorganizzazione',
        'ragioni economiche',
        'motivi economici',
        'ragioni inerenti',
      ],
    },
  ],
}
export const COLLECTIVE: Condition = {
  any: [
    {
      says: [
        'licenziamento collettivo',
        'riduzione di personale',
        'legge 223',
        'l. 223/1991',
        'mobilità',
      ],
    },
  ],
}
export const SICK_TOO_LONG: Condition = {
  any: [{ says: ['comporto', 'superamento del periodo di comporto'] }],
}

/** Firms of daily life. */
export const ENERGY: Condition = {
  any: [{ says: ['energia elettrica', 'luce', 'gas', 'gas naturale', 'kwh', 'smc', 'pod', 'pdr'] }],
}
export const BILLS: Condition = {
  any: [
    {
      says: [
        'energia elettrica',
        'luce',
        'gas',
        'gas naturale',
        'kwh',
        'smc',
        'pod',
        'pdr',
        'acqua',
        'servizio idrico',
        'acquedotto',
      ],
    },
  ],
}
export const POWER: Condition = { any: [{ says: ['energia elettrica', 'luce', 'kwh', 'pod'] }] }
export const TELECOM: Condition = {
  any: [
    {
      says: [
        'telefonia',
        'fibra',
        'internet',
        'linea fissa',
        'linea mobile',
        'adsl',
        'modem',
        'sim',
        'operatore telefonico',
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
