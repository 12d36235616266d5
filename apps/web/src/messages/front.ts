/** The words of the front page. Only what is true and tested: no promises about outcomes. */
import { t } from '@lingui/core/macro'
import { CREDIT_COSTS, PACKS, PLANS, REFUND_RULE } from '@plainletter/contracts/prices'
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

const pounds = (pence: number): string =>
  pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`

const refundAnswer = (rule: string): string => t`${rule} Write to us through the contact page.`

export const frontMessages = inLanguage(() => ({
  pageTitle: t`Plainletter: the letter, in plain words`,
  title: t`Understand the letter that frightens you`,
  lead: t`Show us a debt letter, a parking charge, a bailiff notice or a court claim. We tell you what it is, by when to act, what your rights are, and what to send back.`,
  signUp: t`Sign up`,
  readMyLetter: t`Read my letter`,
  logIn: t`I have an account`,
  sample: {
    caption: t`A made-up letter, with the marks we would make.`,
    date: t`2 November 2026`,
    before: t`You owe us £412.50. `,
    marked: t`Pay within 14 days of this letter`,
    after: t`, or we may ask a court to decide.`,
    notes: [
      t`Act by 16 November 2026: the date of the letter and 14 days.`,
      t`"May ask a court" means that no court has decided anything.`,
      t`You can ask them to prove the debt first.`,
    ],
  },

  featuresTitle: t`What you get`,
  features: [
    {
      title: t`The day by which to act`,
      says: t`It comes first, with the working shown and a calendar entry. A date is never made up.`,
    },
    {
      title: t`Proof for every point`,
      says: t`Each line shows the words of your letter, or the law with its link and the day we checked it.`,
    },
    {
      title: t`Your rights, in plain words`,
      says: t`What they may do, what they may not do yet, and what you can ask for.`,
    },
    {
      title: t`Sums and forms checked`,
      says: t`We add up what they ask for, and look for what the law says such a notice must hold.`,
    },
    {
      title: t`Signs of a scam`,
      says: t`Signs for and against, and how to check without using the numbers in the letter.`,
    },
    {
      title: t`A reply you can send`,
      says: t`A draft with your dates and sums. It admits nothing that you have not said.`,
    },
  ],

  comparisonTitle: t`How it differs from a general chatbot`,
  comparisonColumns: ['', 'Plainletter', t`A general chatbot`],
  comparison: [
    {
      what: t`The law it names`,
      ours: t`Only rules that we hold, each with its link and date`,
      theirs: t`May name laws or cases that do not exist`,
    },
    {
      what: t`Deadlines`,
      ours: t`Worked out by rules, with the steps shown`,
      theirs: t`Written like any other text`,
    },
    {
      what: t`When it does not know`,
      ours: t`Says so, takes no credit, and names who can help`,
      theirs: t`May answer all the same`,
    },
    {
      what: t`The same letter twice`,
      ours: t`The same answer twice`,
      theirs: t`May differ each time`,
    },
    {
      what: t`Where your letter goes`,
      ours: t`Our own software reads it. It needs no AI company`,
      theirs: t`To the company that runs it`,
    },
  ],
  comparisonSource: {
    before: t`The High Court of England and Wales has warned that such tools can make up cases: `,
    title: 'Ayinde v London Borough of Haringey [2025] EWHC 1383 (Admin)',
    url: 'https://caselaw.nationalarchives.gov.uk/ewhc/admin/2025/1383',
  },

  exampleTitle: t`A worked example`,
  exampleLabel: t`Made up, to show how it goes. Yours will differ.`,
  example: [
    {
      title: t`The letter`,
      says: t`A debt company asks Sam for £1,240.60. Of that, £40 is a fee for "tracing".`,
    },
    {
      title: t`What the answer shows`,
      says: t`The last payment was in May 2019. No court has decided. The letter does not say where the fee comes from.`,
    },
    {
      title: t`What Sam sends`,
      says: t`A letter that asks them to prove the debt and to drop the fee. It admits nothing.`,
    },
    {
      title: t`What happens then`,
      says: t`They take off the fee, and prove the rest. Sam offers 40 % as a full settlement: £480.24. They say yes. They could have said no.`,
    },
  ],

  pricingTitle: t`What it costs`,
  pricingLead: t`You pay once for a pack of credits. There is no subscription unless you choose a yearly plan.`,
  perPack: (pack: { credits: number; pricePence: number }) =>
    t`${pack.credits} credits, ${pounds(pack.pricePence / pack.credits)} each`,
  price: pounds,
  popular: t`Most Popular`,
  packs: [
    { ...PACKS.basic, says: t`For letters at home.`, has: [] as readonly string[] },
    {
      ...PACKS.business,
      says: t`For small firms.`,
      has: [t`The business view: strategy, rules for firms, next steps`],
    },
  ],
  packHas: [
    t`${CREDIT_COSTS.analysis} credit for a letter or question, all pages together`,
    t`${CREDIT_COSTS.caseResearch} credit for similar cases, ${CREDIT_COSTS.cheatSheet} for a strategic sheet`,
    t`Credits never expire`,
  ],
  plansTitle: t`Or by the year`,
  plans: Object.values(PLANS).map(
    (plan) =>
      t`${plan.name}: ${pounds(plan.pricePencePerYear)} a year, ${plan.analysesPerMonth} letters a month. Cancel at any time.`,
  ),
  refunds: inPageLanguage(REFUND_RULE),

  privacyTitle: t`What happens to your letter`,
  privacy: [
    t`It is stored sealed with AES-256-GCM encryption.`,
    t`It is deleted after 30 days, unless you keep it in a case. You can delete it sooner, and keep a signed proof.`,
    t`Our own software reads it. It needs no AI company to do so.`,
    t`Names, addresses and account numbers are taken out before anything may go to a language model. That is off unless we say so.`,
    t`This is information, not legal advice. We are not a law firm.`,
  ],

  stepsTitle: t`How it works`,
  steps: [
    { title: t`Upload`, says: t`Take a photo, send a file, or paste the words.` },
    {
      title: t`Analysis`,
      says: t`In seconds you see what it is, by when to act, and what proves each point.`,
    },
    {
      title: t`Insider knowledge`,
      says: t`What such senders usually do next, what they may not do, and what few people know.`,
    },
    { title: t`Take action`, says: t`You get a draft reply and the steps in order. You decide.` },
  ],

  faqTitle: t`Questions people ask`,
  faq: [
    {
      asks: t`Is this legal advice?`,
      says: t`No. It is information about your letter and the law. We are not a law firm, and you are not our client. For advice about your own case, ask a solicitor or one of the free advice bodies that we name.`,
    },
    {
      asks: t`Which letters can it read?`,
      says: t`Debt and bailiff letters, court papers, council tax, parking and penalty charges, rent and eviction, dismissal, benefits, tax, bills, insurance, copyright claims and scams. If we do not cover a letter, we say so and take no credit.`,
    },
    {
      asks: t`Which countries?`,
      says: t`Fourteen: the United Kingdom with its four nations, the United States, Canada, Australia, New Zealand, Ireland, Germany, France, Belgium, Switzerland, Spain, Italy, the Netherlands and Japan. How deep we go differs, and each answer says how deep.`,
    },
    {
      asks: t`Which files can I send?`,
      says: t`PDF, Word, text, JPEG, PNG and GIF. Up to ${UPLOAD_LIMITS.files} files of 10MB each. All pages together are one letter.`,
    },
    {
      asks: t`Can I get my money back?`,
      says: refundAnswer(inPageLanguage(REFUND_RULE)),
    },
    {
      asks: t`Who can read my letter?`,
      says: t`Our software. The people who run the service could reach the keys, and do so only when the law makes them. Nobody reads letters to train anything.`,
    },
    {
      asks: t`Can it be wrong?`,
      says: t`Yes. That is why every point shows what it rests on, so that you can look for yourself. When a reading is not sure, it asks you.`,
    },
    {
      asks: t`What if I cannot pay for it?`,
      says: t`You can get free help from people: National Debtline, Citizens Advice and others. We name them in every answer and at the foot of every page.`,
    },
  ],
}))
