/** Words for energy, phones and insurance, in English questions of every country that speaks it. */

export const POWER = [
  'electricity',
  'energy company',
  'power company',
  'gas bill',
  'power bill',
  'hydro bill',
  'water bill',
  'energy bill',
  'heating bill',
  'electric bill',
]

export const CUT_OFF = [
  'cut off',
  'disconnect',
  'disconnected',
  'disconnection',
  'shut off',
  'turn off',
  'cut me off',
  'cut us off',
  'switch off',
]

export const PHONE_BILL = [
  'phone bill',
  'mobile bill',
  'internet bill',
  'phone company',
  'internet provider',
  'phone contract',
  'broadband',
  'roaming',
]

export const INSURER = [
  'insurance',
  'refused my claim',
  'rejected my claim',
  'turned down my claim',
  'insurer',
  'insurance company',
  'insurance claim',
  'claim denied',
  'claim was denied',
  'refused my claim',
]
