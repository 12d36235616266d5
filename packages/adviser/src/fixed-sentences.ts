/**
 * Sentences of the interface: they say something about us or about using the page, not about the letter or the law,
 * so they need no proof. A slot such as {country} takes a word of our own lists. One sentence a row.
 */
export const FIXED_SENTENCES = {
  noReplyDate: 'We did not find a reply date in this letter.',
  stillAct: 'You can still act.',
  noWords: 'We could not read any words in this letter.',
  quietKind: 'This does not look like a letter that makes a demand on you.',
  unknownKind: 'We do not know this kind of letter yet.',
  noRulesForKind: 'We do not cover this kind of letter here yet.',
  noAnswer: 'We do not have a checked answer to this question yet.',
  rulesBelow: 'What we know about the subject is below.',
  noCertainAnswer: 'We cannot answer this for certain yet.',
  readBelow: 'What we found is below.',
  nothingToDo: 'We found nothing in it that you must act on.',
  askFreeHelp: 'A free adviser can look at it with you.',
  oldLetter: 'This is more than a year old, so find out what has happened since.',
  severalLetters:
    'There is more than one letter here, so upload each one alone for the best result.',
  shortYes: 'The short answer to your question is yes.',
  shortNo: 'The short answer to your question is no.',
  shortDepends: 'The answer to your question depends on one thing.',
  shortDo: 'There is something you can do about this now.',
  shortBelief: 'What we can say for certain about this is below.',
  looksLikeScam: 'This looks like a scam.',
  scamWants: 'They want your money or your details.',
  scamRight: 'Take all the time you need to check it.',
  scamReality: 'Scam letters use fear and short dates to stop you thinking.',
  scamWho: 'The name on it may be borrowed from someone real.',
  scamNext: 'Do not reply, and do not pay.',
  scamStepContact: 'Do not use the phone numbers or links in it.',
  scamStepCheck: 'Check with the real organisation, using contact details that you find yourself.',
  scamStepBank: 'If you already paid or gave details, call your bank now.',
  scamStepReport: 'Report it, so that others are warned.',
  noRights: 'We hold no checked rules about your rights here yet.',
  rightsBelow: 'What you have a right to is in the list below.',
  noReality: 'Check each thing it says before you act on it.',
  noSender: 'The letter does not show clearly who sent it.',
  noSenderRecord: 'We hold no record of them, so check who they are before you pay.',
  enquiryWant: 'You want a clear answer, and to know what to do.',
  enquiryReality: 'Much depends on the facts, so write them down while they are fresh.',
  enquiryFacts: 'Write down what happened, with dates and names.',
  enquiryPapers: 'Keep every message, bill and photo about it.',
  enquiryWho: 'You asked a question, so there is no sender to check.',
  startBelow: 'Start with step 1 below.',
  keepLetter: 'Keep this letter and its envelope, and write down the day it came.',
  readTwice: 'Read it once more, and mark any date, sum or name in it.',
  askBelow: 'Ask one of the services below to look at it with you.',
  askAdvice: 'Ask a free advice service near you to look at it with you.',
  softwareWords: 'Some words here are aimed at computer programs, not at you, and we ignored them.',
  checkReal: 'Some things here do not look right, so check that it is real before you pay.',
  wrongCountry: 'You chose {chosen}, but this looks like it comes from {detected}.',
  usedCountry: 'We used the law of {used}.',
  notUsedCountry: 'We did not use the law of {chosen}, because it may not apply.',
  otherCurrency: 'The sums are in {currency}, so check that {country} is the right country.',
  noKnowledge: 'We hold no checked rules for {country} yet.',
  unknownNation:
    'We could not tell which nation of the United Kingdom this is about, so we used the rules of England.',
  nationsDiffer: 'Some rules are different in Wales, Scotland and Northern Ireland.',
  foreignLanguage:
    'This is written in {language}, so ask someone who reads it well to check our reading.',
  weakLanguage: 'This is written in {language}, which we cannot read well yet.',
  whichKind: 'Which of these looks most like your letter?',
  helpJudgment: 'A court has already made an order, so get free legal advice before you act.',
  helpEviction: 'Your home may be at risk, so get free housing advice now.',
  helpStatutory: 'This is a formal demand with short time limits, so get free debt advice now.',
  helpHearing: 'There is a hearing, so get free legal advice before that day.',
  helpCharge:
    'This charges you with an offence in a criminal court, so answer it in time and get free legal advice.',
  helpPrison: 'This may involve a criminal court, so get legal advice first.',
  coverageFull: 'We cover this kind of letter here in depth, with {rules} checked rules.',
  coverageBasic: 'We cover the basics here, with {rules} checked rules.',
  coverageNone: 'We do not cover this well enough to advise you, so it costs you nothing.',
  keepTrack: 'Keep a copy of every letter you send and get.',
  proofOfPost: 'Ask for a free proof of posting when you send a letter.',
  noTimeframe: 'No date found.',
  understanding: 'Can you say in your own words what they want, and by when?',
  understandingEnquiry: 'Can you say in your own words what you will do first?',
  noLimitationDate: 'The letter does not show when the debt began, so ask for that date.',
} as const satisfies Record<string, string>

export type FixedKey = keyof typeof FIXED_SENTENCES

/** Fills the slots of a fixed sentence. */
export function fixedSentence(key: FixedKey, slots: Record<string, string>): string {
  return FIXED_SENTENCES[key].replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}

const PATTERNS = Object.values(FIXED_SENTENCES).map(
  (sentence) =>
    new RegExp(
      `^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^.]{1,60}')}$`,
    ),
)

/** True for a sentence of the table above. */
export function isFixedSentence(sentence: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(sentence))
}
