/** English: papers that demand nothing. */
import type { CueRow } from './cue.ts'

export const EN_NO_DEMAND_TYPE_CUES = [
  {
    means: 'type',
    kinds: { OTHER: 5 },
    cues: `
      curriculum vitae | newsletter | chapter one | chapter two | chapter three | chapter four |
      chapter five | chapter six | chapter seven | chapter 1 | chapter 2 | chapter 3 |
      references available | minutes of the meeting | press release | lecture notes |
      job description | once upon a time | certificate of deposit | representative example |
      representative apr | order confirmation | proof of purchase | thank you for your order |
      thank you for your payment | thank you for shopping | payment received with thanks |
      this is not a bill | nothing to pay | balance nil | blog post | appointment letter |
      patient statement | booking confirmation | paid in full | terms of reference |
      shopping list | employment history | cover letter | press office | dramatis personae |
      reward points | loyalty points | working in your street | water will be off | supply will be off | power will be off | breathing space has started | breathing space has begun | breathing space will end |
      your breathing space | write off up to | may allow you to write off | see if you qualify | one low monthly payment |
      your debt management plan | prices are changing | price is changing | determination of unemployment | benefits are denied | notice of determination | notice of decision`,
  },
  {
    means: 'type',
    kinds: { OTHER: 2.2 },
    cues: `
      planned work | planned works | turn off your water | supply will be off | planned power cut |
      planned interruption | dear parents | parents and carers | your direct debit is changing | insurance advisory letter | letter before proceedings plo | public law outline | we may go to court about your child | child protection conference | keeper of an uninsured vehicle |
      direct debit is going down | minutes of | recipe | ingredients | unsubscribe | no action is needed |
      no action is required | you do not need to do anything | nothing you need to do |
      no payment is due | no payment is needed | for information only | syllabus | agenda |
      your appointment | act one | act two | lyrics | work experience | volunteers needed |
      annual statement | credit in your account | account is in credit`,
  },
  {
    means: 'type',
    kinds: { OTHER: 1.2 },
    cues: `
      invoice | receipt | thank you for your custom | payment terms 30 days |
      interest rate on your savings | savings account | pre approved | pre selected |
      you could save | exclusive offer | special offer | apply today | apply now |
      apply online today | we are pleased to | congratulations on | welcome to | best wishes |
      our next walk | profile | hobbies | interests | education | skills | vat receipt |
      change due | cashier | till | items | dear resident | residents are invited | invitation |
      event | planning application | annual general meeting | cake stall | raffle |
      coffee morning | parish council | electoral register | polling card | vaccination |
      dear parent | patient | gp surgery | terms and conditions apply | for sale | said the |
      he said | she said | deposit services | switch to | credit limit increase |
      balance transfer offer | subtotal | vat @ | qty | unit price | invoice number |
      invoice date | dear customer we are updating | changes to our terms |
      changes to your terms | privacy notice | thank you for choosing`,
  },
] as const satisfies readonly CueRow[]
