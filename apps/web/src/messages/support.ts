/** The words of help and support, and of the contact form. Toasts, categories and names of buttons are the specification's. */
import { plural, t } from '@lingui/core/macro'
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { inLanguage } from './in-language.ts'

export const supportMessages = inLanguage(() => ({
  title: t`Help and Support`,
  lead: t`Answers to what people ask, how to do things, and whether the service works right now.`,

  faqTitle: t`Frequently asked questions`,
  faq: [
    {
      id: 'what-is-plainletter',
      asks: t`What is Plainletter?`,
      says: t`It reads a letter or a question and tells you in plain words what it is, by when to act, what your rights are and what to send back.`,
    },
    {
      id: 'is-this-legal-advice',
      asks: t`Is this legal advice?`,
      says: t`No. It is information. We are not a law firm, and you are not our client. For advice about your own case, ask a solicitor or a free advice body. We name them in every answer.`,
    },
    {
      id: 'supported-file-types',
      asks: t`Which files can I send?`,
      says: t`PDF, Word (.doc and .docx), text, JPEG, PNG and GIF. Up to ${UPLOAD_LIMITS.files} files of 10MB each. You can also take a photo, or paste the words.`,
    },
    {
      id: 'data-privacy',
      asks: t`What happens to my letter?`,
      says: t`It is sealed with a key of its own and deleted after 30 days, or at once when you say so. Put it into a case to keep it longer. You get a signed proof of each deletion.`,
    },
    {
      id: 'jurisdictions',
      asks: t`Which countries do you cover?`,
      says: t`Fourteen. How deep we go differs, so we publish how many rules we hold for each country and each kind of letter. Where we hold none, we say so and take no credit.`,
    },
    {
      id: 'accuracy',
      asks: t`How accurate is it?`,
      says: t`About one letter in ten of a new kind is named wrongly or has a day missed. Each point shows what it rests on, so that you can check. We publish all our test results.`,
    },
    {
      id: 'security-measures',
      asks: t`How is my letter protected?`,
      says: t`By AES-256-GCM, with a key for each letter that lies apart from it. Only you can open your letters in the app. The people who run the service could reach the keys, and we say so.`,
    },
    {
      id: 'enhanced-analysis',
      asks: t`What is Enhanced Analysis?`,
      says: t`After an answer you can add what the letter does not say, or ask a question. We read it again with that in mind. You can do this three times for each answer.`,
    },
    {
      id: 'case-research',
      asks: t`What is Case Research?`,
      says: t`For one credit we look for cases like yours that courts have decided. We name only cases that we hold and have checked. Looking again is free.`,
    },
    {
      id: 'news-research',
      asks: t`What is News Research?`,
      says: t`It shows what has changed lately in the law on your matter, from official sources and from our own dated list.`,
    },
    {
      id: 'download-print',
      asks: t`Can I download or print an answer?`,
      says: t`Yes. Each answer can be printed or saved as a file. The letter to send can be saved as text or opened as an email. Nothing is sent for you.`,
    },
  ],

  howTitle: t`How to`,
  how: [
    {
      title: t`Getting Started`,
      steps: [
        t`Sign up, and get a credit or a plan.`,
        t`Choose the country whose law applies.`,
        t`Send the letter: a file, a photo or the words.`,
        t`Read what to do first. Then look at the proof of each point.`,
      ],
    },
    {
      title: t`Using Enhanced Analysis`,
      steps: [
        t`Open an answer and go to its last part.`,
        t`Write what the letter does not say: what was paid, what was agreed, when it came.`,
        t`The answer is made anew, and shows what has changed.`,
        t`Is something wrong? Press Not Quite Right and fill in Help Us Get It Right.`,
      ],
    },
    {
      title: t`Downloading Your Analysis`,
      steps: [
        t`Open an answer and go to Your reply.`,
        t`Press Download All for a text file, or Print.`,
        t`Press Download for the letter to send, or Download as Email.`,
        t`Fill the gaps in square brackets before you send it.`,
      ],
    },
  ],

  statusTitle: t`System status`,
  statusChecking: t`Checking...`,
  statusParts: {
    site: t`This website`,
    service: t`Reading letters and signing in`,
    database: t`Stored letters and credits`,
  },
  statusStates: {
    works: t`Operational`,
    fails: t`Not working`,
    unknown: t`We cannot tell`,
  },
  statusAt: (time: string) => t`Checked at ${time}.`,
  statusAgain: t`Check again`,

  safetyTitle: t`Security and privacy`,
  safety: [
    t`Each letter is sealed with a key of its own (AES-256-GCM).`,
    t`Letters are deleted after 30 days unless you keep them in a case.`,
    t`You can delete a letter, or your whole account, at once.`,
    t`Our own software reads your letter. It needs no AI company.`,
    t`We never see your card. Stripe takes payments.`,
  ],

  placesTitle: t`Supported jurisdictions`,
  placesSays: t`The rules of law that we hold for each country, counted from the rules themselves.`,
  rules: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  placesMore: t`All kinds of letter, country by country`,
  accuracyMore: t`All our test results`,
  guideMore: t`Read the user guide`,

  disclaimerTitle: t`Information, not legal advice`,
  disclaimer: t`Everything here is information only. We are not a law firm, and using Plainletter does not make a solicitor and client of us.`,
  contactTitle: t`Still stuck?`,
  contactSays: t`Write to us. We usually answer within a few days, and look at technical faults first.`,
  contact: t`Contact us`,
}))

export const contactMessages = inLanguage(() => ({
  title: t`Contact us`,
  lead: t`Tell us what went wrong or what you would like. We usually answer within a few days, and look at technical faults first.`,
  urgent: t`We cannot advise on your own case. If you must act soon, call one of the free services at the foot of this page.`,
  back: t`Back`,
  faq: t`View FAQ Section`,
  errorTitle: t`There is a problem`,
  name: t`Name`,
  email: t`Email`,
  emailHint: t`We answer to this address.`,
  category: t`Category`,
  categories: {
    general: t`General Inquiry`,
    technical: t`Technical Support`,
    billing: t`Billing & Credits`,
    business: t`Business Partnership`,
    feedback: t`Platform Feedback`,
    legal: t`Legal Questions`,
  },
  subject: t`Subject`,
  reference: (number: string) => t`Reference ${number}`,
  message: t`Message`,
  messageHint: t`Leave out card numbers and passwords. You need not send your letter.`,
  missing: {
    name: t`Enter your name`,
    email: t`Enter your email address`,
    category: t`Choose a category`,
    subject: t`Enter a subject`,
    message: t`Write a message`,
  },
  send: t`Send Message`,
  sending: t`Sending Message...`,
  incomplete: t`Missing Information`,
  incompleteHint: t`Please fill in all required fields.`,
  sent: t`Message Sent Successfully`,
  sentHint: t`We'll get back to you soon. Thank you for contacting us!`,
  failed: t`Failed to Send Message`,
  failedHint: t`Please try again or email us directly.`,
}))
