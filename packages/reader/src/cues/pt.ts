/** Portuguese: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const PT_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: `
      renda em atraso | rendas em atraso | rendas em dívida | renda em dívida | sua renda | a renda do mês | aluguel
      atrasado | aluguel em atraso | aluguéis em atraso | aluguéis | aluguel | aluguer | pagamento da renda`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: `
      despejo | ação de despejo | notificação de despejo | ordem de despejo | desocupar | desocupe | desocupação do
      imóvel | rescisão do contrato de arrendamento | resolução do contrato de arrendamento | oposição à renovação |
      denúncia do contrato de arrendamento`,
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: `
      dívida | valor em dívida | montante em dívida | cobrança | cobrança de dívidas | interpelação | em atraso |
      cessão de créditos | credor`,
    },
    {
      means: 'type',
      kinds: { COURT_CLAIM: 4.5 },
      cues: `
      injunção | requerimento de injunção | petição inicial | citação judicial`,
    },
    { means: 'type', kinds: { COURT_JUDGMENT: 4.5 }, cues: 'sentença | trânsito em julgado' },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: `
      fatura de eletricidade | fatura da eletricidade | fatura da luz | conta de luz | conta da luz | fatura de gás |
      fatura do gás | fatura da água | fatura de água | conta de água | corte do fornecimento | interrupção do
      fornecimento`,
    },
    {
      means: 'type',
      kinds: { PARKING_TICKET: 4.5 },
      cues: 'estacionamento | estacionamento indevido | taxa de estacionamento',
    },
    {
      means: 'type',
      kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
      cues: `
      coima | multa de trânsito | contraordenação | auto de contraordenação | multa`,
    },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: `
      pago em excesso | pagos em excesso | pagamento indevido | pagamentos indevidos | prestações indevidas | recebido
      indevidamente`,
    },
    {
      means: 'type',
      kinds: { TAX_DEMAND: 4.5 },
      cues: `
      imposto | imposto municipal | imposto residencial | imposto de residência | taxa do seguro nacional de saúde |
      seguro nacional de saúde | seguro de saúde nacional | taxa municipal | autoridade tributária | receita federal | serviço de finanças`,
    },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: 'agente de execução | penhora | oficial de justiça | auto de penhora',
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: `
      despedimento | despedido | despedida por justa causa | cessação do contrato de trabalho | demissão | demitido |
      demitida | dispensa sem justa causa | justa causa | rescisão do contrato de trabalho`,
    },
    {
      means: 'type',
      kinds: { REDUNDANCY_NOTICE: 5.5 },
      cues: 'extinção do posto de trabalho | despedimento coletivo',
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: `
      notificação de despejo | ordem de despejo | aviso de despejo | oposição à renovação | denúncia do contrato de
      arrendamento | desocupar o imóvel | desocupe`,
    },
    {
      means: 'sign',
      sign: 'disconnection',
      cues: `
      corte do fornecimento | interrupção do fornecimento | corte de energia`,
    },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: `
      total | valor em dívida | montante em dívida | valor total | total a pagar | quantia de`,
    },
    { means: 'money', role: 'arrears', weight: 4, cues: 'em atraso | em dívida' },
    { means: 'money', role: 'rent', weight: 4.5, cues: 'renda mensal | aluguel mensal | por mês' },
    { means: 'date', role: 'letter', cues: 'data' },
    { means: 'sign', sign: 'loss_of_home', cues: 'despejo | perder a sua casa | perder a casa' },
    {
      means: 'threat',
      kind: 'court',
      cues: 'tribunal | ação judicial | via judicial | processo judicial | justiça',
    },
    { means: 'threat', kind: 'eviction', cues: 'despejo | ordem de despejo' },
  ],
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  until: {
    before:
      'até(?: ao?)?(?: dia)?(?: o dia)?|o mais tardar(?: até)?(?: ao?)?(?: dia)?|data[- ]limite|data de vencimento|vencimento|antes de|antes do dia',
  },
  within: { before: '(?:no )?prazo(?: máximo)? (?:é )?de|dentro de|em até|tem' },
  units: {
    working_days: 'dias úteis',
    days: 'dias(?: corridos| seguidos)?|dia',
    weeks: 'semanas?',
    months: 'meses|mês',
    hours: 'horas',
  },
  numbers: {
    um: 1,
    dois: 2,
    três: 3,
    cinco: 5,
    sete: 7,
    oito: 8,
    dez: 10,
    quinze: 15,
    vinte: 20,
    trinta: 30,
  },
  fromLetter:
    'a contar da data (?:desta|da presente) (?:carta|notificação)|a partir da data desta carta',
}
