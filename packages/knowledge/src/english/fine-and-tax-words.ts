/** Words for fines, private parking, tax and benefits, in English questions of every country that speaks it. */

export const FINE = [
  'speeding ticket',
  'traffic ticket',
  'parking fine',
  'parking ticket',
  'speeding fine',
  'infringement notice',
  'infringement',
  'fixed charge',
  'traffic fine',
  'fine',
  'speed camera',
  'red light camera',
]

export const PRIVATE_PARKING = [
  'ticket from a private',
  'parking ticket from a private company',
  'private parking',
  'private car park',
  'private lot',
  'supermarket car park',
  'mall parking',
  'parking company',
  'parking breach notice',
  'parking charge notice',
  'parking operator',
]

export const TAX = [
  'tax bill',
  'tax debt',
  'notice of assessment',
  'owe tax',
  'reassessment',
  'tax assessment',
  'income tax',
  'tax office',
  'taxes',
]

export const BENEFIT = [
  'overpaid',
  'overpaid benefits',
  'benefit overpayment',
  'overpayment',
  'pay back benefits',
  'repay benefits',
  'benefit debt',
  'paid too much',
]
