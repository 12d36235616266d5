/** English: letters that collect a debt. */
import type { CueRow } from './cue.ts'

export const EN_DEBT_TYPE_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      original lender | original company | your creditor | as servicer for | balance assigned |
      was assigned to | assigned all of | default date | defaulted on | manage your account |
      income and outgoings | sold your account | sold your * account | taken over your account |
      sold your * * account | the new owner | you now owe |
      letter of demand | pre bailiff notice | bought your * account | bought your * * account |
      now owed to us | owed to us | loan repayments | loan account | home credit |
      debt collectors | placed with our partner | looks after the account | portfolio |
      notice of assignment | notice of sums in arrears | default notice |
      purchased your account | purchased your debt | bought your account | bought your debt |
      assigned to us | assigned your account | assigned all of its rights | been assigned to |
      has been sold to | have been sold to | passed your account to us |
      account has been passed to us | account has been passed to | passed to us for collection |
      referred to us for collection | collect the debt | collect this debt | recover the debt |
      recover this debt | recover this balance | collecting this debt | original creditor |
      previous creditor | new owner of | legal owner of | now owned by | now the owner |
      appointed to collect | instructed to collect | instructed us to collect |
      asked us to collect | asked to collect | asked to recover | instructed to recover |
      debt collection | debt recovery | debt collector | doorstep | notice of doorstep |
      home visit | field agent | final demand | demand for payment | reduced settlement |
      settlement discount | discounted settlement | statement of account overdue |
      final notice before | notice of default | trace agent | traced you | tracing agents |
      traced to this address | manage your account on behalf | managing your account on behalf |
      now managing your account | manages this account | notice of court proceedings |
      servicing your account | your new creditor | payment 2 of | payment 3 of | payment 4 of |
      didnt go through | keep your account open | your account is in default`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 2, LETTER_BEFORE_CLAIM: -3 },
    cues: `
      send you a letter of claim | send you a letter before claim | issue a letter of claim |
      letter of claim will follow | letter of claim may follow | letter before action will follow`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.3 },
    cues: `
      outstanding balance | balance outstanding | outstanding debt | balance due |
      current balance | amount outstanding | amount owed | you owe | overdue | arrears |
      unpaid | debt | repayment plan | payment plan | payment arrangement |
      repayment arrangement | affordable repayment | affordable payment | credit file |
      credit rating | credit reference agencies | credit agreement | consumer credit act |
      loan | credit card | catalogue | store card | our client | on behalf of our client |
      final notice | stepchange | step change | national debtline | income and expenditure |
      breathing space | full and final settlement | overdraft | unpaid invoice |
      payment reminder | reminder of payment | failed to pay | not received payment |
      has not been paid | no payment has been received | missed payments | missed payment |
      field visit | collections department | collections | recoveries | credit management |
      settle your account | clear your balance | pre litigation`,
  },
] as const satisfies readonly CueRow[]
