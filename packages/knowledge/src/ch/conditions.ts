/** Conditions that several rows share, in the language of the letters. */
import type { Test } from '@plainletter/contracts/rule'

export const PAY_ORDER: Test = {
  says: [
    'zahlungsbefehl',
    'rechtsvorschlag',
    'commandement de payer',
    'precetto esecutivo',
    'opposition au commandement',
  ],
}

/** A formal decision of a social insurer (Suva, IV, health fund). Suva is in the name of the ombudsman of the private ones too, so it is no sign. */
export const SOCIAL_RULING: Test = {
  says: [
    'atsg',
    'lpga',
    'uvg',
    'lainf',
    'iv-stelle',
    'office ai',
    'ufficio ai',
    'einsprache',
    'einsprache erhoben',
    'einsprache erheben',
    'fatta opposizione',
    'faire opposition',
    'former opposition',
  ],
}

export const SEIZED: Test = {
  says: [
    'pfändung',
    'pfändungsankündigung',
    'pfändungsurkunde',
    'lohnpfändung',
    'avis de saisie',
    'saisie de salaire',
    'procès-verbal de saisie',
    'pignoramento',
    'avviso di pignoramento',
  ],
}

export const PROVISIONAL: Test = {
  says: ['provisorische rechtsöffnung', 'mainlevée provisoire', 'rigetto provvisorio'],
}

export const SUMMARY: Test = {
  says: [
    'rechtsöffnung',
    'summarisches verfahren',
    'summarischen verfahren',
    'mainlevée',
    'procédure sommaire',
    "rigetto dell'opposizione",
    'procedura sommaria',
  ],
}

export const PROPOSAL: Test = {
  says: [
    'urteilsvorschlag',
    'entscheidvorschlag',
    'proposition de jugement',
    'proposition de décision',
    'proposta di giudizio',
    'proposta di decisione',
  ],
}

export const NO_REASONS: Test = {
  says: [
    'ohne schriftliche begründung',
    'schriftliche begründung verlangen',
    'begründung verlangt',
    'sans motivation écrite',
    'motivation écrite',
    'motivazione scritta',
  ],
}

export const FIVE: Test = {
  says: [
    'patientenrechnung',
    'praxis dr. med.',
    'cabinet médical',
    'studio medico',
    'miete',
    'mietzins',
    'lohn',
    'arzt',
    'arztrechnung',
    'zahnarzt',
    'zahnarztpraxis',
    'arztpraxis',
    'handyabo',
    'mobilabo',
    'handwerker',
    'loyer',
    'salaire',
    'médecin',
    'dentiste',
    'pigione',
    'salario',
    'medico',
    'dentista',
    'krankenkasse',
    'prämien',
    'primes',
    'premi',
  ],
}

export const RENT_LATE: Test = {
  says: [
    'zahlungsverzug',
    'zahlungsrückstand',
    '257d',
    'demeure',
    'retard de paiement',
    'mora',
    'ausstehende mietzinse',
    'mietzinsausstand',
  ],
}

export const PENAL: Test = { says: ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"] }

export const INSTANT: Test = {
  says: [
    'fristlos',
    'fristlose kündigung',
    'résiliation immédiate',
    'licenciement immédiat',
    'licenziamento immediato',
    'disdetta immediata',
  ],
}

export const HEALTH: Test = {
  says: [
    'krankenkasse',
    'krankenversicherung',
    'prämien',
    'assurance-maladie',
    'primes',
    'cassa malati',
    'premi',
  ],
}

/** Offices whose names are not always known as public. */
export const PUBLIC_SENDER: Test = {
  sender: [
    'gericht',
    'gerichte',
    'steueramt',
    'gemeindeverwaltung',
    'stadtverwaltung',
    'finanzverwaltung',
    'inkassostelle des kantons',
    'état de',
    'canton de',
    'commune de',
    'comune di',
    'serafe',
  ],
}

/** An insurer of the basic cover (KVG, LAMal) writes, or the letter speaks of that cover. */
export const BASIC_INSURER: readonly Test[] = [
  {
    says: [
      'grundversicherung',
      'obligatorische krankenpflegeversicherung',
      'obligatorischen krankenpflegeversicherung',
      'kvg',
      'lamal',
      'assurance obligatoire des soins',
      'assicurazione obbligatoria delle cure',
      '64a',
    ],
  },
  {
    sender: [
      'krankenkasse',
      'krankenversicherung',
      'assurance-maladie',
      'caisse-maladie',
      'cassa malati',
      'helsana',
      'swica',
      'concordia',
      'visana',
      'sanitas',
      'groupe mutuel',
      'sympany',
      'atupri',
      'assura-basis',
    ],
  },
]
export const PREMIUM: Test = {
  says: [
    'prämie',
    'prämien',
    'prämienrechnung',
    'prämienausstand',
    'kostenbeteiligung',
    'kostenbeteiligungen',
    'prime',
    'primes',
    'participation aux coûts',
    'participations aux coûts',
    'premio',
    'premi',
    'partecipazione ai costi',
  ],
}

/** The letter asks for money back; a refusal alone does not. */
export const PAID_BACK: Test = {
  says: [
    'rückforderung',
    'rückforderungsverfügung',
    'zurückgefordert',
    'zurückfordern',
    'fordern zurück',
    'zurückzahlen',
    'zurückzuzahlen',
    'zurückzuerstatten',
    'rückerstattung',
    'rückerstatten',
    'zu viel',
    'zuviel',
    'zu unrecht',
    'fordern wir',
    'zurück',
    'restitution',
    'restituer',
    'rembourser',
    'remboursement',
    'trop perçu',
    'indûment',
    'versé en trop',
    'restituzione',
    'restituire',
    'rimborso',
    'indebitamente',
    'in eccesso',
  ],
}

/** The letter announces another rent; it does not say that rent is owed. */
export const RENT_RISE: Test = {
  says: [
    'mietzinserhöhung',
    'mietzinserhöhungen',
    'mietzinsanpassung',
    'mietzinsanpassungen',
    'mietvertragsänderung',
    'einseitigen vertragsänderungen',
    'erhöhung der nettomiete',
    'hausses de loyer',
    'modification du bail',
    'aumento di pigione',
    'aumenti della pigione',
    'modifica del contratto di locazione',
    'erhöhung des mietzinses',
    'hausse de loyer',
    'majoration de loyer',
    'majoration du loyer',
    'augmentation de loyer',
    'augmentation du loyer',
    'aumento della pigione',
    'aumento del canone',
  ],
}
