/** What a letter speaks of where those who help in Switzerland are there for one matter alone, in German, French and Italian. */
import type { Condition } from '@plainletter/contracts/rule'

export const HEALTH_INSURER: Condition = {
  any: [
    {
      says: [
        'krankenkasse',
        'krankenversicherung',
        'krankenversicherer',
        'kvg',
        'prämien kvg',
        'assurance-maladie',
        'assurance maladie',
        'caisse-maladie',
        'caisse maladie',
        'lamal',
        'cassa malati',
        'health insurance',
      ],
    },
    {
      sender: [
        'krankenkasse',
        'krankenversicherung',
        'assurance-maladie',
        'assura',
        'cassa malati',
      ],
    },
  ],
}

export const PHONE: Condition = {
  any: [
    {
      says: [
        'mobilfunk',
        'mobilabo',
        'handyvertrag',
        'handyabo',
        'internetabo',
        'internetvertrag',
        'telefonrechnung',
        'fernmeldedienst',
        'abonnement mobile',
        'abonnement internet',
        'opérateur',
        'télécommunications',
        'abbonamento mobile',
        'mobile contract',
      ],
    },
    { sender: ['telecom', 'mobile', 'swisscom', 'sunrise'] },
  ],
}

export const TRICK: Condition = {
  any: [
    {
      says: [
        'betrug',
        'betrüger',
        'betrogen',
        'phishing',
        'gefälscht',
        'fake',
        'arnaque',
        'escroquerie',
        'fraude',
        'truffa',
        'frode',
        'scam',
      ],
    },
  ],
}
