/** What a letter speaks of where those who help in Italy are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

export const BANK: Condition = {
  any: [
    {
      says: [
        'la mia banca',
        'la banca',
        'prestito',
        'prestiti',
        'finanziamento',
        'finanziaria',
        'mutuo',
        'carta di credito',
        'conto corrente bloccato',
        'apertura di credito',
        'credito al consumo',
        'cessione del quinto',
        'rate del prestito',
      ],
    },
    { sender: ['banca', 'bank', 'banco', 'credito', 'finanz'] },
  ],
  not: [{ sender: ['riscossione', 'recupero', 'comune di'] }],
}

export const INSURANCE: Condition = {
  any: [
    {
      says: ['assicurazione', 'assicuratore', 'polizza', 'compagnia assicurativa', 'sinistro'],
    },
    { sender: ['assicura'] },
  ],
}

export const ENERGY: Condition = {
  any: [
    {
      says: [
        'luce',
        'energia elettrica',
        'gas',
        'fornitura di energia',
        'fornitura elettrica',
        'servizio idrico',
        'bolletta della luce',
        'bolletta del gas',
        "bolletta dell'acqua",
        'kwh',
        'pod',
        'pdr',
      ],
    },
    { sender: ['luce', 'energia', 'gas', 'enel', 'acqu'] },
  ],
}

export const PHONE: Condition = {
  any: [
    {
      says: [
        'telefonia',
        'telefonico',
        'telefonica',
        'linea telefonica',
        'linea fissa',
        'fibra',
        'operatore telefonico',
        'adsl',
        'cellulare',
        'offerta mobile',
        'pay tv',
      ],
    },
    { sender: ['tele', 'mobile', 'vodafone', 'fastweb', 'wind', 'iliad'] },
  ],
}

/** Lists of people who do not pay, and other use of data. */
export const BAD_PAYERS: Condition = {
  any: [
    {
      says: [
        'crif',
        'sic',
        'sistemi di informazioni creditizie',
        'centrale rischi',
        'centrale dei rischi',
        'cattivi pagatori',
        'banche dati',
        'segnalazione alle banche dati',
        'dati personali',
        'i miei dati',
        'violazione dei dati',
      ],
    },
  ],
  not: [{ isOfficial: true }],
}

export const TAX_COLLECTOR: Condition = {
  any: [
    {
      says: [
        'agenzia delle entrate-riscossione',
        'agenzia delle entrate - riscossione',
        'agenzia entrate riscossione',
        'cartella di pagamento',
        'cartella esattoriale',
        'cartelle esattoriali',
        'intimazione di pagamento',
        'fermo amministrativo',
        'rottamazione',
      ],
    },
    { sender: ['riscossione'] },
  ],
}

export const WORK_OR_BENEFIT: Condition = {
  any: [
    {
      says: [
        'lavoro',
        'datore di lavoro',
        'licenziamento',
        'licenziato',
        'licenziata',
        'stipendio',
        'retribuzione',
        'inps',
        'naspi',
        'pensione',
        'disoccupazione',
        'assegno di inclusione',
        'assegno unico',
        'indennità',
        'contestazione disciplinare',
        'tfr',
        'azienda',
        'ditta',
        'ferie',
        'straordinari',
        'colleghi',
        'dimissioni',
        'malattia',
        'dipendente',
        'il mio capo',
        'contratto a termine',
        'assunto',
        'assunta',
        'busta paga',
      ],
    },
    { sender: ['inps', 'previdenza'] },
  ],
}

export const IN_DANGER: Condition = {
  any: [
    {
      says: [
        'violenza',
        'mi picchia',
        'mi ha picchiato',
        'mi ha picchiata',
        'mi minaccia',
        'minacce',
        'minacciato',
        'minacciata',
        'stalking',
        'ho paura',
        'aggredito',
        'aggredita',
      ],
    },
  ],
}

export const TRICK: Condition = {
  any: [
    {
      says: [
        'truffa',
        'truffato',
        'truffata',
        'truffatore',
        'truffatori',
        'frode',
        'phishing',
        'smishing',
        'raggiro',
        'falso',
        'falsa',
        "furto d'identità",
        'hackerato',
      ],
    },
  ],
}
