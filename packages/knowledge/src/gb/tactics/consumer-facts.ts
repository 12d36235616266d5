/** Buying and services in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { CONSUMER_LAW } from '../authority-consumer.ts'
import { CREDIT_LAW } from '../authority.ts'
import {
  BUILDER,
  BUYER_LAW as LAW,
  CARD_PAID,
  FAULTY,
  ONLINE,
  PHONE_ENERGY,
  SCAMMED,
} from './consumer-law.ts'

const SHEET = { country: 'gb', area: 'consumer' } as const

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'thirty-days',
    says: 'Faulty goods: you can reject them within 30 days and get all your money back.',
    when: FAULTY,
    law: CONSUMER_LAW.shortReject,
  },
  {
    id: 'seller-not-maker',
    says: 'Your contract is with the shop. It cannot send you away to the maker.',
    when: FAULTY,
    law: CONSUMER_LAW.remedies,
  },
  {
    id: 'fourteen-days',
    says: 'Bought online or by phone: you mostly have 14 days after delivery to cancel.',
    when: ONLINE,
    law: CONSUMER_LAW.cancel,
  },
  {
    id: 'section-75',
    says: 'Pay by credit card for one thing over £100 and up to £30,000, and the card firm is liable too.',
    when: CARD_PAID,
    law: CREDIT_LAW.cardSeller,
  },
  {
    id: 'late-parcel',
    says: 'The seller bears the risk until the goods are in your hands.',
    when: ONLINE,
    law: CONSUMER_LAW.delivery,
  },
  {
    id: 'care-and-skill',
    says: 'A service must be done with care and skill, in a fair time.',
    when: BUILDER,
    law: CONSUMER_LAW.service,
  },
  {
    id: 'scam-bank',
    says: 'If you were tricked into a bank transfer, tell your bank today. It must mostly pay you back.',
    when: SCAMMED,
    law: LAW.scamRefund,
  },
  {
    id: 'energy-year',
    nations: ['england', 'wales', 'scotland'],
    says: 'Energy that was never billed and is over 12 months old mostly cannot be charged.',
    when: PHONE_ENERGY,
    law: LAW.billFault,
  },
  {
    id: 'rights-stay',
    says: 'A sign or small print cannot take these rights away.',
    law: CONSUMER_LAW.noSigningAway,
  },
])
