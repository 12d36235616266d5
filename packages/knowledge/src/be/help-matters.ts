/** What a letter speaks of where those who help in Belgium are there for one matter alone, in French and Dutch. */
import type { Condition } from '@plainletter/contracts/rule'

export const ENERGY: Condition = {
  any: [
    {
      says: [
        'électricité',
        'gaz',
        'kwh',
        "fournisseur d'énergie",
        'elektriciteit',
        'gas',
        'stroom',
        'energiefactuur',
        'energieleverancier',
        'electricity',
      ],
    },
    { sender: ['énergie', 'energie', 'engie', 'luminus', 'electr'] },
  ],
}

export const PHONE: Condition = {
  any: [
    {
      says: [
        'téléphone mobile',
        'gsm',
        'abonnement mobile',
        'abonnement internet',
        'facture internet',
        'opérateur',
        'télécom',
        'télécommunications',
        'mobiel abonnement',
        'internetabonnement',
        'telefoonrekening',
        'telecom',
        'telecomoperator',
        'broadband',
        'mobile phone',
      ],
    },
    { sender: ['telecom', 'télécom', 'proximus', 'telenet', 'orange', 'voo', 'mobile'] },
  ],
}

/** Debts to the state are no matter of consumers. */
export const FROM_A_FIRM: Condition = { not: [{ isOfficial: true }] }

export const TRICK: Condition = {
  any: [
    {
      says: [
        'arnaque',
        'escroquerie',
        'escroc',
        'fraude',
        'phishing',
        'hameçonnage',
        'oplichting',
        'opgelicht',
        'oplichter',
        'nepbericht',
        'vals bericht',
        'scam',
        'fake',
      ],
    },
  ],
}
