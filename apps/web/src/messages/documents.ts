import { plural, t } from '@lingui/core/macro'
import type { JobStatus } from '@plainletter/contracts/document'

import { inLanguage } from './in-language.ts'

/** The words of sending a letter and of the list of letters. Toast titles and refusals are the specification's. */
export const documentMessages = inLanguage(() => ({
  pageTitle: t`Read my letter`,
  welcome: t`Show us the letter`,
  welcomeLead: t`Take a photo, choose a file, or paste the words. You get an answer in plain words.`,
  signedInAs: (email: string) => t`Signed in as ${email}.`,

  files: t`Your letter`,
  filesHint: t`PDF, Word, text, JPEG, PNG or GIF. Up to 10 files, 10MB each. All pages together are 1 letter.`,
  dropHere: t`Drop your letter here`,
  dropNow: t`Let go to add the files`,
  orPaste: t`You can also drop files here or paste them.`,
  takePhoto: t`Take Photo`,
  browse: t`Choose files`,
  addMore: t`Add more files`,
  photoAdded: t`Photo Captured Successfully`,
  photoAddedHint: t`Add the next page, or send the letter.`,
  photoName: (page: number) => t`photo-page-${page}`,
  pastedName: (page: number) => t`pasted-page-${page}`,
  chosenFiles: t`Selected files, in the order of the pages`,
  pageOrder: (at: number) => `${at}.`,
  moveUp: (name: string) => t`Move ${name} up`,
  moveDown: (name: string) => t`Move ${name} down`,
  remove: (name: string) => t`Remove ${name}`,
  removed: (name: string) => t`${name} removed`,
  clearAll: t`Clear All`,
  cleared: t`All files removed`,
  undo: t`Undo`,
  fileProblem: (name: string, problem: string, help = '') =>
    help === '' ? `${name}: ${problem}` : `${name}: ${problem}. ${help}`,
  andMore: (count: number) => t`and ${count} more`,
  filesNotAdded: t`Some files were not added`,

  question: t`Or type your question`,
  questionHint: t`You can also paste the words of the letter here.`,
  questionOff: t`Remove the files to type a question instead.`,
  questionKept: t`Your text is kept here, but only the files are sent. Remove the files to send the text.`,
  questionTooShort: (more: number) =>
    t`A little more detail helps: what happened, when, and who wrote. ${more} more characters.`,
  questionGood: t`That is a good amount of detail.`,
  filesCleared: t`Your files were removed`,
  filesClearedHint: t`You added text, and one letter is read at a time.`,

  goal: t`What would you like to happen? (optional)`,
  goalHint: t`For example: I want to pay in small parts. Or: I do not owe this.`,

  country: t`Country of the letter`,
  language: t`Results in`,

  submit: t`Get Legal Analysis`,
  submitting: t`Analyzing...`,
  cost: (credits: number, left: number) =>
    t`Uses ${plural(credits, { one: '# credit', other: '# credits' })} (you have ${left}).`,
  noCreditsTitle: t`You have no credits left`,
  lostHint: t`Trying again will not charge you twice.`,
  costFair: t`A run that fails is never charged.`,
  privacy: (day: string) =>
    t`Our software reads your letter to answer you. It is stored sealed with AES-256-GCM. We delete it on ${day}, or sooner when you press Delete.`,
  errorTitle: t`There is a problem`,

  provideTitle: t`What We'll Provide`,
  provide: [
    t`What the letter is, and who sent it`,
    t`The day you must act by, with the working shown`,
    t`Your rights, each with the law it rests on`,
    t`What to do first, in order`,
    t`A reply you can send`,
  ],
  provideNot: t`This is information, not legal advice.`,

  preparing: t`Making your photos smaller`,
  uploading: t`Sending your letter`,
  uploaded: t`Your letter has arrived`,
  stagesTitle: t`Reading your letter`,
  stages: {
    received: t`Letter received`,
    reading: t`Reading the words`,
    readingPage: (page: number, pages: number) => t`Reading page ${page} of ${pages}`,
    checking_dates: t`Checking the dates`,
    checking_law: t`Checking the law`,
    writing: t`Writing your answer`,
    writingPart: (part: number, parts: number) => t`Writing part ${part} of ${parts}`,
  },
  safeToLeave: t`You may leave this page now. The answer will be under "Your letters".`,
  keepOpen: t`Keep this page open until the letter has arrived.`,

  done: t`Analysis Complete`,
  doneHint: t`Your answer is ready.`,
  open: t`Open it`,
  failed: t`Analysis Failed`,
  failedHint: t`Analysis failed. Please try again.`,
  notCharged: t`You have not been charged.`,
  buyCredits: t`Buy Credits`,
  failedCredits: t`Analysis Failed - More Credits Required`,
  failedCreditsHint: t`You need more credits to analyze documents. Please purchase credits to continue.`,
  reference: (id: string) => t`Reference for support: ${id}`,

  lettersTitle: t`Your letters`,
  lettersEmpty: t`Letters you send appear here. Nothing is kept after 30 days.`,
  lettersFailed: t`We could not load your letters.`,
  tryAgain: t`Try again`,
  loading: t`Loading...`,
  added: (day: string) => t`Added ${day}`,
  status: {
    queued: t`Waiting to be read`,
    running: t`Being read`,
    succeeded: t`Read`,
    failed: t`Could not be read`,
  } satisfies Record<JobStatus, string>,

  deleteTitle: t`Delete this letter?`,
  deleteQuestion: (name: string) =>
    t`Are you sure you want to delete "${name}"? This action cannot be undone. The letter and its answer are gone at once.`,
  cancel: t`Cancel`,
  close: t`Close`,
  deleteConfirm: t`Delete Document`,
  deleting: t`Deleting...`,
  deleted: t`Document deleted`,
  goneForGood: t`is gone for good.`,
  downloadProof: t`Download the proof of deletion`,
  downloadProofOf: (name: string) => t`Download the proof of deletion of ${name}`,
  deleteFailed: t`Delete failed`,
  deleteFailedHint: t`Failed to delete document`,

  allLetters: t`Your letters`,
  documentTitle: t`Your letter`,
  loadFailed: t`We could not load this letter.`,
  notFoundTitle: t`We cannot find this letter`,
  notFoundHelp: t`It may have been deleted, or its 30 days are over.`,
  backToStart: t`Send another letter`,
  refusedTitle: t`We could not read this letter`,
  fileNumber: (at: number) => t`File ${at}`,
  runFailedTitle: t`The analysis failed`,
}))
