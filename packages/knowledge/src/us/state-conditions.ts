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

export const HOSPITAL: Test = {
  says: [
    'hospital',
    'medical center',
    'medical bill',
    'medical bills',
    'medical debt',
    'health system',
    'clinic',
    'emergency room',
    'er bill',
    'er visit',
    'er visits',
    'patient',
    'patient account',
    'ambulance',
  ],
}

export const BILLED: Test = {
  says: [
    'bill',
    'bills',
    'billed',
    'billing',
    'balance due',
    'amount due',
    'past due',
    'collections',
    'collection agency',
    'medical debt',
    'account balance',
    'attempt to collect a debt',
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
