/** What a letter speaks of where those who help in Germany are there for one matter alone. */
import type { Condition, Test } from '@plainletter/contracts/rule'

const POWER: Test = {
  says: [
    'strom',
    'gas',
    'energie',
    'fernwärme',
    'stromrechnung',
    'gasrechnung',
    'stromvertrag',
    'gasvertrag',
    'stromliefervertrag',
    'stromlieferung',
    'gaslieferung',
    'stromversorgung',
    'gasversorgung',
    'energieversorger',
    'stromanbieter',
    'gasanbieter',
    'stromsperre',
    'versorgungssperre',
    'grundversorgung',
    'stromabschlag',
    'zählerstand',
    'kwh',
  ],
}
const POWER_FIRM: Test = { sender: ['strom', 'energie', 'stadtwerke', 'gas', 'eon', 'vattenfall'] }

export const ENERGY: Condition = { any: [POWER, POWER_FIRM] }

/** The network agency watches over energy, phones, the internet and the post. */
export const ENERGY_OR_PHONE: Condition = {
  any: [
    POWER,
    POWER_FIRM,
    {
      says: [
        'mobilfunk',
        'mobilfunkvertrag',
        'mobilfunkrechnung',
        'handyvertrag',
        'handyrechnung',
        'telefonvertrag',
        'telefonrechnung',
        'telefonanbieter',
        'internetvertrag',
        'internetanschluss',
        'internetanbieter',
        'telekommunikation',
        'festnetz',
        'festnetzanschluss',
        'glasfaser',
        'dsl',
        'rufnummer',
        'paket',
      ],
    },
    { sender: ['telekom', 'telefon', 'mobil', 'funk', 'vodafone', 'kabel'] },
  ],
}

const HEALTH: Test = {
  says: [
    'private krankenversicherung',
    'krankenversicherung',
    'krankenversicherer',
    'krankentagegeld',
    'pflegeversicherung',
    'zahnzusatzversicherung',
    'zusatzversicherung',
    'heilbehandlung',
    'pkv',
  ],
}

/** Two services share the insurers: one for private health insurance, one for all else. */
export const HEALTH_INSURER: Condition = {
  all: [HEALTH],
  not: [{ sender: ['krankenkasse', 'aok', 'barmer'] }],
}
export const OTHER_INSURER: Condition = {
  any: [
    {
      says: [
        'versicherung',
        'versicherer',
        'versicherungsnehmer',
        'versicherungsschein',
        'versicherungsvertrag',
        'versicherungsfall',
        'hausratversicherung',
        'haftpflichtversicherung',
        'gebäudeversicherung',
        'kfz-versicherung',
        'rechtsschutzversicherung',
        'lebensversicherung',
        'reiseversicherung',
      ],
    },
    { sender: ['versicherung'] },
  ],
  not: [HEALTH],
}

export const BANK_OR_INSURER: Condition = {
  any: [
    {
      says: [
        'kredit',
        'ratenkredit',
        'kreditvertrag',
        'kreditkarte',
        'darlehen',
        'darlehensvertrag',
        'dispokredit',
        'girokonto',
        'kontokündigung',
        'meine bank',
        'die bank',
        'versicherungsnehmer',
        'versicherungsvertrag',
        'versicherungsfall',
      ],
    },
    { sender: ['bank', 'sparkasse', 'versicherung', 'finanz'] },
  ],
}

/** A collection firm, and not a shop that asks for its own money. */
export const COLLECTOR: Condition = {
  any: [{ sender: ['inkasso', 'forderungs', 'collect', 'recovery', 'eos', 'lowell', 'intrum'] }],
}

export const UNFAIR_TREATMENT: Condition = {
  any: [
    {
      says: [
        'diskriminierung',
        'diskriminiert',
        'benachteiligung',
        'benachteiligt',
        'schwanger',
        'schwangerschaft',
        'schwerbehindert',
        'schwerbehinderung',
        'behinderung',
        'rassismus',
        'rassistisch',
        'herkunft',
        'hautfarbe',
        'kopftuch',
        'sexuelle belästigung',
        'sexuell belästigt',
        'agg',
      ],
    },
  ],
}

export const TRICK: Condition = {
  any: [
    {
      says: [
        'betrug',
        'betrüger',
        'betrogen',
        'betrugsversuch',
        'phishing',
        'fake',
        'fakeshop',
        'fake-shop',
        'gefälscht',
        'abzocke',
        'enkeltrick',
        'identitätsdiebstahl',
        'ist das echt',
        'gehackt',
      ],
    },
  ],
}

export const VIOLENCE: Condition = {
  any: [
    {
      says: [
        'gewalt',
        'häusliche gewalt',
        'schlägt mich',
        'geschlagen',
        'bedroht',
        'bedroht mich',
        'stalking',
        'stalkt',
        'vergewaltigt',
        'angst vor meinem mann',
      ],
    },
  ],
}
