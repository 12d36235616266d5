/** Words that people type in English questions, the same in every country that speaks it. */

export const ASKING = [
  'can i',
  'can he',
  'can she',
  'can they',
  'can my',
  'can a',
  'could i',
  'do i',
  'does he',
  'should i',
  'must i',
  'have to',
  'what can',
  'what do',
  'what should',
  'what happens',
  'what are',
  'what is',
  'how much',
  'how long',
  'how do',
  'how can',
  'how many',
  'is it',
  'is this',
  'is that',
  'is there',
  'who can',
  'will i',
  'will they',
  'am i',
  'are they',
  'get it back',
  'get my money',
  'my rights',
  'legal',
  'allowed',
  'accept',
  'refuse',
  'entitled',
  'help',
  'true',
  'right',
  'is it true',
]

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

export const LANDLORD = [
  'landlord',
  'landlady',
  'property manager',
  'letting agent',
  'agent',
  'my rental',
  'rented',
  'tenancy',
  'tenant',
  'lease',
  'renting',
  'rent',
]

export const EVICT = [
  'evict',
  'evicted',
  'eviction',
  'kick me out',
  'kicked out',
  'throw me out',
  'move out',
  'notice to vacate',
  'notice to end',
  'notice to quit',
  'notice of termination',
  'termination notice',
  'told to leave',
  'make me leave',
  'wants me out',
  'notice to leave',
  'asked me to leave',
  'gave me notice',
  'wants to sell',
  'sell the house',
  'sell the flat',
  'wants to move in',
]

export const LEAVING = [
  'leave my flat',
  'leave the flat',
  'leave my apartment',
  'leave my rental',
  'leave early',
  'break my lease',
  'break the lease',
  'breaking my lease',
  'move out early',
  'end my tenancy',
  'end my lease',
  'end the lease',
  'end the tenancy',
  'get out of my lease',
  'notice do i give',
  'notice do i have to give',
  'notice must i give',
]

export const BULLIED = [
  'bully',
  'bullied',
  'bullying',
  'bullies',
  'shouts at me',
  'yells at me',
  'harassed at work',
  'harassment at work',
  'sexually harassed',
  'humiliates me',
  'toxic workplace',
]

export const LOCKS = [
  'change the locks',
  'changed the locks',
  'changing the locks',
  'locked out',
  'lock me out',
  'locked me out',
  'threw out my things',
  'cut off my power',
  'cut off the power',
]

export const RENT_UP = [
  'rent increase',
  'raise my rent',
  'raise the rent',
  'raising my rent',
  'raised my rent',
  'raised the rent',
  'raised our rent',
  'increase my rent',
  'increase the rent',
  'put up my rent',
  'put up the rent',
  'putting up the rent',
  'putting the rent up',
  'putting up my rent',
  'rent going up',
  'put the rent up',
  'rent goes up',
  'higher rent',
]

export const DEPOSIT = ['deposit', 'bond', 'damage deposit', 'security deposit']

export const REPAIRS = [
  'repair',
  'repairs',
  'fix',
  'mould',
  'mold',
  'damp',
  'leak',
  'broken heating',
  'no heat',
  'heating',
  'hot water',
  'cockroaches',
  'mice',
]

export const ENTRY = [
  'come in without',
  'enters without',
  'entering without',
  'entered without',
  'walk in',
  'walks in',
  'inspection',
  'inspections',
  'enter my',
  'let himself in',
  'let herself in',
  'without notice',
  'without asking',
]

export const RENT_ARREARS = [
  'behind on rent',
  'behind with rent',
  'rent arrears',
  'missed rent',
  'late rent',
  'late with rent',
  'late on rent',
  'owe rent',
  'unpaid rent',
  "can't pay rent",
  "can't pay my rent",
]

export const BOSS = [
  'boss',
  'employer',
  'job',
  'work',
  'company',
  'manager',
  'workplace',
  'employee',
]

export const FIRED = [
  'fired',
  'dismissed',
  'sacked',
  'let go',
  'terminated',
  'unfair dismissal',
  'unfairly dismissed',
  'wrongful dismissal',
  'dismissal',
  'lost my job',
]

export const LAID_OFF = [
  'redundant',
  'redundancy',
  'laid off',
  'layoff',
  'severance',
  'position eliminated',
]

export const UNPAID = [
  "didn't pay me",
  'has not paid me',
  'not paid my',
  "hasn't paid my",
  'my last wages',
  'my wages',
  'my salary',
  'did not pay me',
  "hasn't paid me",
  "won't pay me",
  'not paid me',
  'unpaid wages',
  'last pay',
  'final pay',
  'owed wages',
  'not been paid',
  'underpaid',
  'overtime',
  'holiday pay',
  'vacation pay',
  'below minimum wage',
]

export const NOTICE_PAY = [
  'notice period',
  'how much notice',
  'without notice',
  'notice pay',
  'pay in lieu',
  'no notice',
]

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
