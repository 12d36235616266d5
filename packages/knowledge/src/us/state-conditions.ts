/** Words that show what a letter or question of any state is about. */
import type { Test } from '@plainletter/contracts/rule'

export const UNFAIR: Test = {
  says: [
    'discrimination',
    'discriminated',
    'disability',
    'accommodation',
    'accommodations',
    'pregnant',
    'pregnancy',
    'harassment',
    'retaliation',
    'retaliated',
    'medical leave',
    'sick leave',
    'migraine',
    'migraines',
    'illness',
  ],
}

export const ILL: Test = {
  says: [
    'too ill to work',
    'too sick to work',
    'medical leave',
    'sick leave',
    'disability',
    'migraine',
    'migraines',
    'surgery',
    'unpaid leave',
    'doctor',
  ],
}

export const BOUGHT: Test = {
  says: [
    'refund',
    'bought',
    'purchase',
    'purchased',
    'dealer',
    'dealership',
    'warranty',
    'contract',
    'contractor',
    'scam',
    'scammed',
    'ripped off',
    'misled',
    'subscription',
    'cancel',
    'defective',
    'seller',
    'store',
  ],
}

export const MEDICAL_BILL: Test = {
  says: [
    'hospital',
    'medical bill',
    'medical bills',
    'medical center',
    'medical debt',
    'emergency room',
    'er bill',
    'er visit',
    'er visits',
    'hospital bill',
    'hospital bills',
    'patient account',
  ],
}

export const OFFICER: Test = {
  says: [
    'sheriff',
    'sheriff’s office',
    "sheriff's office",
    'deputy',
    'police',
    'officer',
    'jury duty',
    'marshal',
    'warrant',
    'bail',
  ],
}

export const PRESSURE: Test = {
  says: [
    'arrest',
    'arrested',
    'warrant',
    'gift card',
    'gift cards',
    'bitcoin',
    'zelle',
    'bond',
    'fine',
    'missed jury duty',
    'failure to appear',
    'do not hang up',
  ],
}
