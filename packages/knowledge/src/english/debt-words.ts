/** Words for debts, collectors, courts and what a person cannot pay, in English questions of every country that speaks it. */

export const COLLECTORS = [
  'debt collector',
  'debt collectors',
  'debt collection',
  'collection agency',
  'collection agent',
  'collections',
  'collector',
  'collectors',
  'debt company',
  'debt buyer',
  'baycorp',
]

export const OWING = [
  'debt',
  'debts',
  'loan',
  'credit card',
  'credit cards',
  'loans',
  'payday loan',
  'owe',
  'owed',
  'creditor',
  'collector',
  'unpaid bill',
  'afterpay',
  'klarna',
  'zip pay',
  'buy now pay later',
  'arrears',
]

export const TAKE_THINGS = [
  'take my car',
  'take the car',
  'take my things',
  'take my stuff',
  'take my belongings',
  'take my furniture',
  'seize my',
  'take my tv',
  'take my house',
  'take our house',
  'take my home',
  'take my goods',
  'come in to my house',
  'come in to my home',
  'come to my house',
  'come into my house',
  'come into my home',
  'enter my home',
]

export const OLD_DEBT = [
  'old debt',
  'years old',
  'years ago',
  'too old',
  'statute barred',
  'statute-barred',
  'limitation period',
  'time barred',
  'expired debt',
  'time limit on debt',
  'written off after',
  'wiped after',
  'debt expires',
]

export const CALLS = [
  'keep calling',
  'keeps calling',
  'calls me',
  'calling me',
  'phoning me',
  'harassing',
  'harass',
  'harassment',
  'call my work',
  'called my work',
  'calling my work',
  'called my boss',
  'calls every day',
  'stop calling',
  'call me at my work',
  'call me at work',
  'ring me at work',
  'ringing me',
  'rings me',
  'phone me',
]

export const NOT_MINE = [
  'not my debt',
  'not mine',
  "isn't mine",
  'never had',
  "don't recognise",
  "don't recognize",
  'wrong person',
  'never heard of',
]

export const PRISON = [
  'go to prison',
  'go to jail',
  'sent to jail',
  'sent to prison',
  'be arrested',
  'get arrested',
  'jail for debt',
  'prison for debt',
]

export const WAGES = [
  'take my wages',
  'garnish',
  'garnishee',
  'garnished',
  'garnishment',
  'from my wages',
  'from my pay',
  'my paycheque',
  'attachment of earnings',
  'deducted from my pay',
]

export const CANNOT_PAY = [
  "can't pay",
  'cannot pay',
  "can't afford",
  'cannot afford',
  'payment plan',
  'pay in instalments',
  'pay it off',
  'struggling to pay',
  'hardship',
]

export const BANKRUPT = [
  'bankrupt',
  'bankruptcy',
  'insolvency',
  'insolvent',
  'write off my debts',
  'debt relief',
]

export const CREDIT_FILE = [
  'credit report',
  'credit file',
  'credit score',
  'credit rating',
  'credit history',
  'credit bureau',
]

export const SUED = [
  'sued',
  'suing me',
  'court papers',
  'court claim',
  'statement of claim',
  'claim notice',
  'summons',
  'small claims',
  'served with',
  'taking me to court',
  'take me to court',
]

export const IGNORE = [
  'ignore',
  'do nothing',
  "don't reply",
  "don't respond",
  'not reply',
  'miss the deadline',
  'missed the deadline',
]
