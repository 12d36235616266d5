/** Conditions on jobs that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

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

/** Words of a job: others ask for a side too. */
const AT_WORK: Test = {
  says: [
    'giustificazioni',
    'disciplinare',
    'disciplinari',
    '300/1970',
    'statuto dei lavoratori',
    'lavoratore',
    'lavoratrice',
    'dipendente',
    'orario di lavoro',
    'posto di lavoro',
    'datore di lavoro',
    'ccnl',
  ],
}

export const CHARGE_LETTER: Condition = {
  all: [AT_WORK],
  any: [ASKS_FOR_YOUR_SIDE],
  not: [DISMISSES],
}

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
