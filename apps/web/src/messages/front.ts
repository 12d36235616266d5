/** The words of the front page. Only what is true and tested: no promises about outcomes. */
import { CREDIT_COSTS, PACKS, PLANS, REFUND_RULE } from '@plainletter/contracts/credit'
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload'

const pounds = (pence: number): string =>
  pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`

export const frontMessages = {
  pageTitle: 'Plainletter: the letter, in plain words',
  title: 'Understand the letter that frightens you',
  lead: 'Show us a debt letter, a parking charge, a bailiff notice or a court claim. We tell you what it is, by when to act, what your rights are, and what to send back.',
  signUp: 'Sign up',
  logIn: 'I have an account',
  sample: {
    caption: 'A made-up letter, with the marks we would make.',
    date: '2 November 2026',
    before: 'You owe us £412.50. ',
    marked: 'Pay within 14 days of this letter',
    after: ', or we may ask a court to decide.',
    notes: [
      'Act by 16 November 2026: the date of the letter and 14 days.',
      '"May ask a court" means that no court has decided anything.',
      'You can ask them to prove the debt first.',
    ],
  },

  featuresTitle: 'What you get',
  features: [
    {
      title: 'The day by which to act',
      says: 'It comes first, with the working shown and a calendar entry. A date is never made up.',
    },
    {
      title: 'Proof for every point',
      says: 'Each line shows the words of your letter, or the law with its link and the day we checked it.',
    },
    {
      title: 'Your rights, in plain words',
      says: 'What they may do, what they may not do yet, and what you can ask for.',
    },
    {
      title: 'Sums and forms checked',
      says: 'We add up what they ask for, and look for what the law says such a notice must hold.',
    },
    {
      title: 'Signs of a scam',
      says: 'Signs for and against, and how to check without using the numbers in the letter.',
    },
    {
      title: 'A reply you can send',
      says: 'A draft with your dates and sums. It admits nothing that you have not said.',
    },
  ],

  comparisonTitle: 'How it differs from a general chatbot',
  comparisonColumns: ['', 'Plainletter', 'A general chatbot'],
  comparison: [
    {
      what: 'The law it names',
      ours: 'Only rules that we hold, each with its link and date',
      theirs: 'May name laws or cases that do not exist',
    },
    {
      what: 'Deadlines',
      ours: 'Worked out by rules, with the steps shown',
      theirs: 'Written like any other text',
    },
    {
      what: 'When it does not know',
      ours: 'Says so, takes no credit, and names who can help',
      theirs: 'May answer all the same',
    },
    {
      what: 'The same letter twice',
      ours: 'The same answer twice',
      theirs: 'May differ each time',
    },
    {
      what: 'Where your letter goes',
      ours: 'Our own software reads it. It needs no AI company',
      theirs: 'To the company that runs it',
    },
  ],
  comparisonSource: {
    before: 'The High Court of England and Wales has warned that such tools can make up cases: ',
    title: 'Ayinde v London Borough of Haringey [2025] EWHC 1383 (Admin)',
    url: 'https://caselaw.nationalarchives.gov.uk/ewhc/admin/2025/1383',
  },

  exampleTitle: 'A worked example',
  exampleLabel: 'Made up, to show how it goes. Yours will differ.',
  example: [
    {
      title: 'The letter',
      says: 'A debt company asks Sam for £1,240.60. Of that, £40 is a fee for "tracing".',
    },
    {
      title: 'What the answer shows',
      says: 'The last payment was in May 2019. No court has decided. The letter does not say where the fee comes from.',
    },
    {
      title: 'What Sam sends',
      says: 'A letter that asks them to prove the debt and to drop the fee. It admits nothing.',
    },
    {
      title: 'What happens then',
      says: 'They take off the fee, and prove the rest. Sam offers 40 % as a full settlement: £480.24. They say yes. They could have said no.',
    },
  ],

  pricingTitle: 'What it costs',
  pricingLead:
    'You pay once for a pack of credits. There is no subscription unless you choose a yearly plan.',
  perPack: (pack: { credits: number; pricePence: number }) =>
    `${pack.credits} credits, ${pounds(pack.pricePence / pack.credits)} each`,
  price: pounds,
  popular: 'Most Popular',
  packs: [
    { ...PACKS.basic, says: 'For letters at home.', has: [] as readonly string[] },
    {
      ...PACKS.business,
      says: 'For small firms.',
      has: ['The business view: strategy, rules for firms, next steps'],
    },
  ],
  packHas: [
    `${CREDIT_COSTS.analysis} credit for a letter or question, all pages together`,
    `${CREDIT_COSTS.caseResearch} credit for similar cases, ${CREDIT_COSTS.cheatSheet} for a strategic sheet`,
    'Credits never expire',
  ],
  plansTitle: 'Or by the year',
  plans: Object.values(PLANS).map(
    (plan) =>
      `${plan.name}: ${pounds(plan.pricePencePerYear)} a year, ${plan.analysesPerMonth} letters a month. Cancel at any time.`,
  ),
  refunds: REFUND_RULE,

  privacyTitle: 'What happens to your letter',
  privacy: [
    'It is stored sealed with AES-256-GCM encryption.',
    'It is deleted after 30 days, unless you keep it in a case. You can delete it sooner, and keep a signed proof.',
    'Our own software reads it. It needs no AI company to do so.',
    'Names, addresses and account numbers are taken out before anything may go to a language model. That is off unless we say so.',
    'This is information, not legal advice. We are not a law firm.',
  ],

  stepsTitle: 'How it works',
  steps: [
    { title: 'Upload', says: 'Take a photo, send a file, or paste the words.' },
    {
      title: 'Analysis',
      says: 'In seconds you see what it is, by when to act, and what proves each point.',
    },
    {
      title: 'Insider knowledge',
      says: 'What such senders usually do next, what they may not do, and what few people know.',
    },
    { title: 'Take action', says: 'You get a draft reply and the steps in order. You decide.' },
  ],

  faqTitle: 'Questions people ask',
  faq: [
    {
      asks: 'Is this legal advice?',
      says: 'No. It is information about your letter and the law. We are not a law firm, and you are not our client. For advice about your own case, ask a solicitor or one of the free advice bodies that we name.',
    },
    {
      asks: 'Which letters can it read?',
      says: 'Debt and bailiff letters, court papers, council tax, parking and penalty charges, rent and eviction, dismissal, benefits, tax, bills, insurance, copyright claims and scams. If we do not cover a letter, we say so and take no credit.',
    },
    {
      asks: 'Which countries?',
      says: 'Fourteen: the United Kingdom with its four nations, the United States, Canada, Australia, New Zealand, Ireland, Germany, France, Belgium, Switzerland, Spain, Italy, the Netherlands and Japan. How deep we go differs, and each answer says how deep.',
    },
    {
      asks: 'Which files can I send?',
      says: `PDF, Word, text, JPEG, PNG and GIF. Up to ${UPLOAD_LIMITS.files} files of 10MB each. All pages together are one letter.`,
    },
    {
      asks: 'Can I get my money back?',
      says: `${REFUND_RULE} Write to us through the contact page.`,
    },
    {
      asks: 'Who can read my letter?',
      says: 'Our software. The people who run the service could reach the keys, and do so only when the law makes them. Nobody reads letters to train anything.',
    },
    {
      asks: 'Can it be wrong?',
      says: 'Yes. That is why every point shows what it rests on, so that you can look for yourself. When a reading is not sure, it asks you.',
    },
    {
      asks: 'What if I cannot pay for it?',
      says: 'You can get free help from people: National Debtline, Citizens Advice and others. We name them in every answer and at the foot of every page.',
    },
  ],
} as const
