import type { JobStatus } from '@plainletter/contracts/document'

/** The words of sending a letter and of the list of letters. Toast titles and refusals are the specification's. */
export const documentMessages = {
  pageTitle: 'Read my letter',
  welcome: 'Show us the letter',
  welcomeLead: 'Take a photo, choose a file, or paste the words. You get an answer in plain words.',
  signedInAs: (email: string) => `Signed in as ${email}.`,

  files: 'Your letter',
  filesHint:
    'PDF, Word, text, JPEG, PNG or GIF. Up to 10 files, 10MB each. All pages together are 1 letter.',
  dropHere: 'Drop your letter here',
  dropNow: 'Let go to add the files',
  orPaste: 'You can also drop files here or paste them.',
  takePhoto: 'Take Photo',
  browse: 'Choose files',
  addMore: 'Add more files',
  photoAdded: 'Photo Captured Successfully',
  photoAddedHint: 'Add the next page, or send the letter.',
  photoName: (page: number) => `photo-page-${page}`,
  pastedName: (page: number) => `pasted-page-${page}`,
  chosenFiles: 'Selected files, in the order of the pages',
  pageOrder: (at: number) => `${at}.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  clearAll: 'Clear All',
  cleared: 'All files removed',
  undo: 'Undo',
  fileProblem: (name: string, problem: string, help = '') =>
    help === '' ? `${name}: ${problem}` : `${name}: ${problem}. ${help}`,
  andMore: (count: number) => `and ${count} more`,
  filesNotAdded: 'Some files were not added',

  question: 'Or type your question',
  questionHint: 'You can also paste the words of the letter here.',
  questionOff: 'Remove the files to type a question instead.',
  questionKept:
    'Your text is kept here, but only the files are sent. Remove the files to send the text.',
  questionTooShort: (more: number) =>
    `A little more detail helps: what happened, when, and who wrote. ${more} more characters.`,
  questionGood: 'That is a good amount of detail.',
  filesCleared: 'Your files were removed',
  filesClearedHint: 'You added text, and one letter is read at a time.',

  goal: 'What would you like to happen? (optional)',
  goalHint: 'For example: I want to pay in small parts. Or: I do not owe this.',

  country: 'Country of the letter',
  language: 'Results in',

  submit: 'Get Legal Analysis',
  submitting: 'Analyzing...',
  cost: (credits: number, left: number) =>
    `Uses ${credits === 1 ? '1 credit' : `${credits} credits`} (you have ${left}).`,
  noCreditsTitle: 'You have no credits left',
  lostHint: 'Trying again will not charge you twice.',
  costFair: 'A run that fails is never charged.',
  privacy: (day: string) =>
    `Our software reads your letter to answer you. It is stored sealed with AES-256-GCM. We delete it on ${day}, or sooner when you press Delete.`,
  errorTitle: 'There is a problem',

  provideTitle: "What We'll Provide",
  provide: [
    'What the letter is, and who sent it',
    'The day you must act by, with the working shown',
    'Your rights, each with the law it rests on',
    'What to do first, in order',
    'A reply you can send',
  ],
  provideNot: 'This is information, not legal advice.',

  preparing: 'Making your photos smaller',
  uploading: 'Sending your letter',
  uploaded: 'Your letter has arrived',
  stagesTitle: 'Reading your letter',
  stages: {
    received: 'Letter received',
    reading: 'Reading the words',
    readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
    checking_dates: 'Checking the dates',
    checking_law: 'Checking the law',
    writing: 'Writing your answer',
  },
  safeToLeave: 'You may leave this page now. The answer will be under "Your letters".',
  keepOpen: 'Keep this page open until the letter has arrived.',

  done: 'Analysis Complete',
  doneHint: 'Your answer is ready.',
  open: 'Open it',
  failed: 'Analysis Failed',
  failedHint: 'Analysis failed. Please try again.',
  notCharged: 'You have not been charged.',
  failedCredits: 'Analysis Failed - More Credits Required',
  failedCreditsHint:
    'You need more credits to analyze documents. Please purchase credits to continue.',
  reference: (id: string) => `Reference for support: ${id}`,

  lettersTitle: 'Your letters',
  lettersEmpty: 'Letters you send appear here. Nothing is kept after 30 days.',
  lettersFailed: 'We could not load your letters.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  added: (day: string) => `Added ${day}`,
  deletedOn: (day: string) => `will be deleted on ${day}`,
  keptWithCase: 'kept with its case',
  status: {
    queued: 'Waiting to be read',
    running: 'Being read',
    succeeded: 'Read',
    failed: 'Could not be read',
  } satisfies Record<JobStatus, string>,
  deleteLetter: (name: string) => `Delete ${name}`,
  deleteShort: 'Delete',

  deleteTitle: 'Delete this letter?',
  deleteQuestion: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone. The letter and its answer are gone at once.`,
  cancel: 'Cancel',
  close: 'Close',
  deleteConfirm: 'Delete Document',
  deleting: 'Deleting...',
  deleted: 'Document deleted',
  deleteFailed: 'Delete failed',
  deleteFailedHint: 'Failed to delete document',

  allLetters: 'Your letters',
  documentTitle: 'Your letter',
  loadFailed: 'We could not load this letter.',
  notFoundTitle: 'We cannot find this letter',
  notFoundHelp: 'It may have been deleted, or its 30 days are over.',
  backToStart: 'Send another letter',
  refusedTitle: 'We could not read this letter',
  fileNumber: (at: number) => `File ${at}`,
  runFailedTitle: 'The analysis failed',
} as const
