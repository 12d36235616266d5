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
    'membership',
    'carrier',
    'phone plan',
    'internet plan',
    'price lock',
    'price-lock',
    'venue',
    'vendor',
    'repair shop',
    'mechanic',
    'estimate',
    'money back',
    'charging my card',
    'keeps charging',
    'cancelled',
    'canceled',
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
    'emergency room',
    'er bill',
    'er visit',
    'er visits',
    'patient account',
    'ambulance',
    'health system',
  ],
}

export const BILLED: Test = {
  says: [
    'your bill',
    'a bill',
    'hospital bill',
    'hospital bills',
    'medical bill',
    'medical bills',
    'medical debt',
    'billed me',
    'bill from',
    'the bill is',
    'bill is now',
    'gave me an estimate',
    'er bill',
    'balance due',
    'amount due',
    'past due',
    'amount you owe',
    'collections',
    'collection agency',
    'account balance',
    'payment due',
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

/** An insurance policy, not the cancellation policy of a practice or a shop. */
export const POLICY: Test = {
  says: [
    'insurance policy',
    'your policy',
    'policy number',
    'policyholder',
    'policy period',
    'named insured',
    'insured',
    'insurance premium',
    'annual premium',
    'insurance company',
    'boat insurance',
    'car insurance',
    'auto insurance',
    'home insurance',
    'homeowners',
  ],
}

export const ENDS: Test = {
  says: [
    'notice of cancellation',
    'cancel your policy',
    'policy will be canceled',
    'policy will be cancelled',
    'policy was canceled',
    'policy was cancelled',
    'coverage will end',
    'non-renewal',
    'nonrenewal',
    'not renew',
    'not be renewed',
    'will renew',
    'renews',
    'automatically renew',
    'automatic renewal',
    'auto-renewal',
    'renewal of your policy',
    'policy renewal',
    'renewal notice',
    'renewal premium',
  ],
}
