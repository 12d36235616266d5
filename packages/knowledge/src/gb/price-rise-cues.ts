/** Words that tell what a contract is for. */
import type { Test } from '@plainletter/contracts/rule'

export const PHONE: Test = {
  says: [
    'broadband',
    'mobile',
    'airtime',
    'sim',
    'sim only',
    'landline',
    'pay tv',
    'fibre',
    'ofcom',
    'phone plan',
    'home phone',
  ],
}
export const POWER: Test = {
  says: [
    'electricity',
    'gas',
    'energy tariff',
    'unit rate',
    'unit rates',
    'standing charge',
    'kwh',
    'ofgem',
    'price cap',
  ],
}
export const COVER: Test = {
  says: [
    'insurance',
    'insurer',
    'premium',
    'premiums',
    'renewal premium',
    'renewal notice',
    'your cover',
    'policyholder',
  ],
}
