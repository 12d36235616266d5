/** Ukrainian: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const UK_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: `
      орендна плата | орендної плати | орендну плату | заборгованість з оренди | заборгованість за оренду | оренди |
      оренду | квартплата | квартплату`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: `
      виселення | про виселення | звільнити житло | звільнити квартиру | звільнити приміщення | розірвання договору
      оренди | припинення договору оренди`,
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: `
      борг | боргу | заборгованість | заборгованості | вимога про сплату | стягнення боргу | кредитор | кредитора |
      сума боргу`,
    },
    {
      means: 'type',
      kinds: { COURT_CLAIM: 4.5 },
      cues: 'позовна заява | позов | судовий наказ | повістка',
    },
    { means: 'type', kinds: { COURT_JUDGMENT: 4.5 }, cues: 'рішення суду | рішенням суду' },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: `
      рахунок за воду | рахунок за електроенергію | рахунок за газ | рахунок за світло | відключення | відключимо |
      лічильник`,
    },
    { means: 'type', kinds: { PARKING_TICKET: 4.5 }, cues: 'паркування | за паркування' },
    {
      means: 'type',
      kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
      cues: 'штраф | штрафу | постанова про штраф',
    },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: `
      надмірно виплачені | надміру виплачена | переплата | переплату | зайво виплачену допомогу | зайво виплачені`,
    },
    {
      means: 'type',
      kinds: { TAX_DEMAND: 4.5 },
      cues: 'податковий борг | податок | податкова | податку',
    },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: `
      державний виконавець | приватний виконавець | судовий виконавець | арешт майна | опис майна | примусове
      виконання`,
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: `
      звільнення з роботи | вас звільнено | звільняємо вас | про звільнення | розірвання трудового договору |
      припинення трудового договору | трудовий договір`,
    },
    {
      means: 'type',
      kinds: { REDUNDANCY_NOTICE: 5.5 },
      cues: 'скорочення штату | скорочення посади | скорочення посад',
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: `
      повідомлення про виселення | розірвання договору оренди | припинення договору оренди | звільнити житло |
      звільнити квартиру | звільнити приміщення`,
    },
    {
      means: 'sign',
      sign: 'disconnection',
      cues: 'відключення | відключимо | припинимо постачання',
    },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: 'сума боргу | сума | всього | разом | загальна сума | до сплати',
    },
    { means: 'money', role: 'arrears', weight: 4, cues: 'заборгованість | борг' },
    { means: 'money', role: 'rent', weight: 4.5, cues: 'щомісячна плата | на місяць' },
    { means: 'date', role: 'letter', cues: 'дата' },
    {
      means: 'sign',
      sign: 'loss_of_home',
      cues: 'виселення | втратити житло | розірвемо договір оренди',
    },
    { means: 'threat', kind: 'court', cues: 'до суду | суд | судовий' },
    { means: 'threat', kind: 'eviction', cues: 'виселення' },
  ],
  months: [
    'січня',
    'лютого',
    'березня',
    'квітня',
    'травня',
    'червня',
    'липня',
    'серпня',
    'вересня',
    'жовтня',
    'листопада',
    'грудня',
  ],
  until: { before: 'до|не пізніше|не пізніше ніж|кінцевий термін|строк сплати' },
  within: { before: 'протягом|упродовж|у строк|не пізніше ніж за|через' },
  units: {
    working_days: 'робочих днів|робочі дні',
    days: '(?:календарних )?днів|дні|день',
    weeks: 'тижнів|тижні|тижня',
    months: 'місяців|місяці|місяця',
    hours: 'годин|години',
  },
}
