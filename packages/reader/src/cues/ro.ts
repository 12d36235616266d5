/** Romanian: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const RO_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: `
      chirie restantă | chiria restantă | chiriei restante | restanță la chirie | restanțe la chirie | restanța la
      chirie | arierate la chirie | plata chiriei | chiria | chiriei | chirie`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: `
      evacuare | evacuarea | evacuării | notificare de evacuare | rezilierea contractului de închiriere | încetarea
      contractului de închiriere | eliberați locuința | eliberarea locuinței | părăsiți locuința | părăsirea locuinței`,
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: `
      somație de plată | somație | datorie | datoria | datoriei | recuperare creanțe | recuperarea creanțelor |
      recuperare datorii | creanță | creanța | sumă restantă | suma restantă | suma datorată | neachitată | neachitat
      | cesiune de creanță`,
    },
    {
      means: 'type',
      kinds: { COURT_CLAIM: 4.5 },
      cues: `
      cerere de chemare în judecată | citație | ordonanță de plată | acțiune în instanță`,
    },
    {
      means: 'type',
      kinds: { COURT_JUDGMENT: 4.5 },
      cues: `
      hotărâre judecătorească | hotărârea judecătorească | sentință civilă | sentința civilă`,
    },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: `
      factura de energie | factură de energie | factura de gaz | factura dumneavoastră de gaz | factura dumneavoastră
      de energie | factura de apă | factura de curent | factura de electricitate | deconectare | deconectarea |
      debranșare | debranșarea`,
    },
    {
      means: 'type',
      kinds: { PARKING_TICKET: 4.5 },
      cues: `
      taxă de parcare | tariful de parcare | amendă de parcare | parcare neautorizată | parcare`,
    },
    {
      means: 'type',
      kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
      cues: `
      proces verbal de contravenție | contravenție | contravenția | amendă | amenda | amenzii`,
    },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: `
      plată necuvenită | sume necuvenite | sume încasate necuvenit | plătit în plus | plătite în plus | indemnizație
      necuvenită | prestații necuvenite`,
    },
    {
      means: 'type',
      kinds: { TAX_DEMAND: 4.5 },
      cues: `
      impozit | impozite restante | impozitul | administrația fiscală | obligații fiscale`,
    },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: `
      executor judecătoresc | executorul judecătoresc | executare silită | executarea silită | poprire | poprirea |
      sechestru`,
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: `
      concediere | concediat | concediată | concedierea | concedierii | decizie de concediere | încetarea contractului
      de muncă | desfacerea contractului de muncă | contractul * de muncă | contractul de muncă încetează |
      vă concediem | nu mai avem nevoie de serviciile | ultima zi de lucru | încetarea contractului individual de muncă | încetarea
      raporturilor de muncă`,
    },
    {
      means: 'type',
      kinds: { REDUNDANCY_NOTICE: 5.5 },
      cues: `
      desființarea postului | desființarea locului de muncă | concediere colectivă | disponibilizare |
      disponibilizarea`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: `
      notificare de evacuare | rezilierea contractului de închiriere | încetarea contractului de închiriere |
      eliberați locuința | eliberarea locuinței | părăsiți locuința`,
    },
    {
      means: 'sign',
      sign: 'disconnection',
      cues: `
      deconectare | deconectarea | debranșare | debranșarea | întreruperea furnizării`,
    },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: `
      suma totală | total de plată | de plată | suma de plată | total | în valoare de`,
    },
    {
      means: 'money',
      role: 'arrears',
      weight: 4,
      cues: 'restanță | restanța | restant | restantă',
    },
    { means: 'money', role: 'rent', weight: 4.5, cues: 'chirie lunară | chiria lunară | pe lună' },
    { means: 'date', role: 'letter', cues: 'data' },
    {
      means: 'sign',
      sign: 'loss_of_home',
      cues: 'evacuare | evacuarea | evacuării | pierde locuința',
    },
    {
      means: 'threat',
      kind: 'court',
      cues: `
      instanță | instanța | instanței | în judecată | tribunal | judecătorie`,
    },
    { means: 'threat', kind: 'eviction', cues: 'evacuare | evacuarea | evacuării' },
  ],
  months: [
    'ianuarie',
    'februarie',
    'martie',
    'aprilie',
    'mai',
    'iunie',
    'iulie',
    'august',
    'septembrie',
    'octombrie',
    'noiembrie',
    'decembrie',
  ],
  until: {
    before:
      'până (?:la|în|pe)(?: data de)?|cel (?:mai )?târziu (?:la|pe|până la)?(?: data de)?|înainte de(?: data de)?|termen(?:ul)? (?:limită|de plată)|data scadenței|scadență la',
  },
  within: {
    before:
      'în (?:termen|cel mult|decurs|interval(?:ul)?|maxim(?:um)?)(?: de)?|termen(?:ul)? (?:este )?de|maxim(?:um)?|aveți(?: la dispoziție)?',
  },
  units: {
    working_days: 'zile lucrătoare|zi lucrătoare',
    days: '(?:de )?zile(?: calendaristice)?|zi',
    weeks: 'săptămâni|săptămână',
    months: 'luni|lună',
    hours: '(?:de )?ore|oră',
  },
  fromLetter:
    '(?:de la|începând (?:cu|de la)|calculate de la) data (?:acestei|prezentei|scrisorii|notificării)(?: (?:scrisori|notificări|adrese|înștiințări))?',
}
