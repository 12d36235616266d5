/** Words for things bought, contracts and scams, in English questions of every country that speaks it. */

export const FAULTY = [
  'faulty',
  'broken',
  'defective',
  'stopped working',
  "doesn't work",
  'broke after',
  'warranty',
  'guarantee',
  'damaged',
  'died',
  'packed in',
  'packed up',
  'conked out',
  'not working',
]

export const REFUND = [
  'refund',
  'money back',
  'return',
  'replace',
  'replacement',
  'repair',
  'fixed',
  'fix it',
]

export const CANCEL = [
  'cancel',
  'cooling off',
  'cooling-off',
  'change my mind',
  'changed my mind',
  'get out of',
]

export const CONTRACT = [
  'contract',
  'gym',
  'subscription',
  'membership',
  'agreement',
  'door to door',
  'door-to-door',
  'salesman',
  'salesperson',
  'signed up',
  'online order',
  'ordered online',
  'bought online',
  'online purchase',
  'any purchase',
]

export const NOT_DELIVERED = [
  'never arrived',
  'not arrived',
  "hasn't arrived",
  'not delivered',
  'never delivered',
  'late delivery',
  "didn't arrive",
  'no delivery',
  'never came',
  'has not come',
  "hasn't come",
  'never received',
  'not received',
]

export const ONLINE = [
  'online',
  'website',
  'internet',
  'bought',
  'ordered',
  'order',
  'purchase',
  'shop',
  'store',
  'seller',
  'parcel',
  'package',
]

export const SCAM = [
  'scam',
  'scammed',
  'scammer',
  'scammers',
  'fraud',
  'phishing',
  'gift card',
  'gift cards',
  'bitcoin',
  'fake',
  'is this real',
  'suspicious',
  'clicked a link',
  'clicked the link',
]

export const PAID_SCAM = [
  'sent money',
  'sent a scammer',
  'paid a scammer',
  'sent them money',
  'paid them',
  'gave my bank',
  'gave them my',
  'transferred money',
  'lost money',
  'gave my card',
]
