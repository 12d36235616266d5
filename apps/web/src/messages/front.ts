/** The words of the front page. Only what is true and tested: no promises about outcomes. */
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
  stepsTitle: 'How it goes',
  steps: [
    { title: 'Show the letter', says: 'Take a photo, send a file, or paste the words.' },
    {
      title: 'See what it means',
      says: 'Each point shows the words of your letter or the law that it rests on.',
    },
    { title: 'Answer it', says: 'You get a draft reply. You decide what to send.' },
  ],
  privacyTitle: 'What happens to your letter',
  privacy: [
    'It is stored sealed with AES-256-GCM encryption.',
    'It is deleted after 30 days. You can delete it sooner, and keep a signed proof.',
    'Our own software reads it. It needs no AI company to do so.',
    'This is information, not legal advice. We are not a law firm.',
  ],
} as const
