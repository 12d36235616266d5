/** What a letter speaks of where those who help in the Netherlands are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

export const BANK_OR_INSURER: Condition = {
  any: [
    {
      says: [
        'mijn bank',
        'de bank',
        'lening',
        'leningen',
        'krediet',
        'creditcard',
        'hypotheek',
        'doorlopend krediet',
        'kredietovereenkomst',
        'verzekeraar',
        'verzekering',
        'inboedelverzekering',
        'autoverzekering',
        'reisverzekering',
        'polis',
      ],
    },
    { sender: ['bank', 'krediet', 'verzeker', 'financ', 'hypothe'] },
  ],
  // A quarrel about health insurance has a service of its own.
  not: [
    { sender: ['zorg'] },
    { says: ['zorgverzekering', 'zorgverzekeraar', 'zorgpremie', 'eigen risico'] },
  ],
}

export const TRICK: Condition = {
  any: [
    {
      says: [
        'oplichting',
        'opgelicht',
        'oplichter',
        'oplichters',
        'fraude',
        'phishing',
        'nep',
        'nepbericht',
        'nepmail',
        'valse mail',
        'vals bericht',
        'gehackt',
        'identiteitsfraude',
        'spoofing',
      ],
    },
  ],
}
