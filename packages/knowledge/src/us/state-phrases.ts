/** The words by which rows of the states are found: in letters, and as people type them. */

export const SUED = [
  'summons',
  'sued',
  'sued me',
  'being sued',
  'was served',
  'got served',
  'suing me',
  'served',
  'lawsuit',
  'court papers',
  'complaint',
]

export const HOW_LONG = [
  'how long',
  'how many days',
  'answer',
  'respond',
  'deadline',
  'by when',
  'what do i do',
  'what should i do',
]

export const CARD = {
  says: ['credit card', 'card account', 'charge card', 'store card', 'revolving'],
}

/** Credit of any kind, for states that treat it apart from other contracts. */
export const CREDIT = {
  says: [
    'bank',
    'loan',
    'loans',
    'lender',
    'finance',
    'financing',
    'credit',
    'charged off',
    'consumer debt',
    'deuda al consumidor',
    // Firms that buy debts and sue for them.
    'funding llc',
    'funding inc',
    'receivables',
    'portfolio associates',
    'portfolio recovery',
    'debt buyer',
    'assignee of',
    'successor in interest',
  ],
}

export const OWING = [
  'debt',
  'debts',
  'loan',
  'credit card',
  'owe',
  'collector',
  'collectors',
  'account',
]

export const TOO_OLD = [
  'too old',
  'how old',
  'statute of limitations',
  'time limit',
  'time-barred',
  'time barred',
  'years ago',
  'years old',
  'old debt',
  'how many years',
]

export const RENT_OWED = {
  says: [
    'pay rent',
    'unpaid rent',
    'rent due',
    'past due rent',
    'rent owed',
    'failure to pay rent',
    'nonpayment of rent',
    'non-payment of rent',
    'delinquent rent',
    'rent in the amount',
    'amount of rent',
    'for rent',
    'for the rent',
    'payment of the rent',
    'rent or possession',
    'indebted to the landlord',
    'rent is due',
    'not paid rent',
    'rent which is',
    'back rent',
    'rent for the month',
    'rent is past due',
    'past-due rent',
    'rents due',
    'past due on rent',
    'past due on your rent',
  ],
}

export const ORDER_MADE = {
  says: [
    // Not the bare name: the papers of a new case say that a writ may follow.
    'writ of possession was',
    'writ of possession has',
    'writ of possession issued',
    'execute the writ',
    'execute a writ',
    'execute this writ',
    'executing the writ',
    'execution of the writ',
    'this writ of possession',
    'the writ of possession',
    'writ of possession to the',
    'posted a writ',
    'got a writ',
    'have a writ',
    'writ of restitution',
    'warrant of eviction',
    // Not "may be entered": a summons says that too.
    'judgment for possession was',
    'judgment for possession has been',
    'judgment for possession entered',
    'judgment for possession in favor',
    'judgment of possession was',
    'judgment of possession has been',
    'judgment of possession entered',
    'judgment of possession in favor',
    'entered judgment for possession',
    'entered a judgment for possession',
    'granted judgment for possession',
    'granted possession',
    'sheriff will',
    'notice to vacate by the sheriff',
    'order of possession',
  ],
}

export const BEHIND = [
  'rent',
  'behind on rent',
  'late rent',
  'unpaid rent',
  'missed rent',
  'landlord',
  'pay or quit',
  'pay rent or quit',
  '3 day notice',
  '3-day notice',
  '5 day notice',
  '14 day notice',
]

export const EVICTED = [
  'evict me',
  'evict us',
  'evict',
  'evicted',
  'eviction',
  'kick me out',
  'throw me out',
  'pay or quit',
  'notice to quit',
  '3 day notice',
  '3-day notice',
  'notice to vacate',
]

/** Deposits that are not for a rented home. */
export const OTHER_DEPOSIT = {
  says: [
    'contractor',
    'contractors',
    'roofer',
    'builder',
    'dealer',
    'dealership',
    'wedding',
    'venue',
    'hotel',
    'airbnb',
    'vacation rental',
    'daycare',
    'caterer',
    'photographer',
    'breeder',
    'puppy',
    'direct deposit',
  ],
}

export const DEPOSIT_ASKS = [
  'back',
  'return',
  'returned',
  'refund',
  'keep',
  'keeping',
  'kept',
  'how long',
  'days',
  'moved out',
  'deduct',
  'deducted',
  'withhold',
  'gotten nowhere',
  'gotten no where',
  'got nowhere',
  'regarding our deposit',
  'regarding my deposit',
  'about our deposit',
  'about my deposit',
  'giving our deposit',
  'certified mail',
]

/** What people ask who got a notice. */
export const MUST_LEAVE = [
  'do i have to',
  'have to leave',
  'must i',
  'move out',
  'leave',
  'out by',
  'how long',
  'what do i do',
  'what should i do',
  'can they',
  'can he',
  'can my landlord',
  'right away',
]

export const UNEMPLOYMENT = [
  'unemployment',
  'edd',
  'jobless benefits',
  'ui benefits',
  'unemployment claim',
]

export const BENEFIT_REFUSED = [
  'appeal',
  'denied',
  'denied me',
  'fight it',
  'is it too late',
  'just cause',
  'misconduct',
  'disqualified',
  'disqualification',
  'not eligible',
  'determination',
  'says i quit',
  'say i quit',
  'how long do i have',
  'turned down',
  'refused',
  'overpaid',
  'overpayment',
  'how long',
  'deadline',
]
