/** English: what is said about a letter to send. None of it is part of the letter, which has its own language. */
export const EN_LETTERS = {
  // For the person: these stand after the letter and are not sent.
  noteLabel: 'Note for you, not to send: {note}',
  noteInsurerFirst:
    'Send their letter to your own motor insurer today. Do not say that you were at fault.',
  noteReplyForm:
    'Send this with the reply form that came with their letter, if there was one. Keep a copy.',
  noteDemandClock:
    'This letter does not stop the clock. Get advice at once about asking the court to set the demand aside.',
  noteBailiffPhone:
    'Also phone or email them, as a letter can take days. Write down who you spoke to and when.',
  noteNotToCourt: 'Send this to the other side, not to the court. It does not answer the claim.',
  noteReplyOnForm:
    'Reply to the court on its form or online by {replyBy}, even if they do not answer this letter.',
  noteHearing:
    'Go to the hearing on {hearingOn}, even if they do not answer this letter. Send the court any form it sent you before then.',
  noteReplyPapers:
    'Reply to the court in the way its papers say by {replyBy}, even if they do not answer this letter.',
  noteReplyCourt:
    'Answer the court in the way and time its papers say, even if they do not answer this letter.',
  noteNiDefend:
    'In Northern Ireland send the Notice of Intention to Defend to their solicitor and to the court office.',
  noteCourtDatePassed:
    'The date to answer the court has passed. Answer it today and get advice, as it may have decided already.',
  noteJudgment:
    'This letter does not change the judgment. Ask an adviser about setting it aside or changing the payments.',
  noteStay: 'Do not move out because of the notice. Get free housing advice first.',
  noteAcas:
    'An appeal does not stop the time limit for a tribunal. Ask Acas or an adviser about that date now.',
  noteWorkTime:
    'The time to go to the labour court is short. This letter does not stop it, so get advice this week.',
  noteTaxPhone: 'Phone them as well if the date is near. A letter can take weeks to be read.',
  noteTvTrue:
    'If someone there does watch live television or iPlayer, do not send this. A licence is needed then.',
  noteIndependentAppeal:
    'Send this to the independent appeal service with the code in their letter, not to the firm.',
  noteDriver:
    'Do not write who was driving, here or on their website. Keep your ticket, receipts and photos.',
  noteOwnForm: 'Use the website or the form in their notice if they ask for it, and keep a copy.',
  noteMusicTrue:
    'Do not write that no music was played unless it is true. Get legal advice before you sign an undertaking.',
  noteCheckAge:
    'Do not send this if there is already a court judgment or a court claim. Pay nothing before you have checked the dates.',
  noteCopyToCouncil: 'Send a copy to the council or court that they collect for.',
  noteKeepCopy: 'Send it in a way that proves it arrived, and keep a copy.',
  noteNoPayment:
    'Pay nothing, not even a small part, before they prove it. A payment or a written admission can start the time limit again.',
  noteNoStop:
    'This letter does not stop any time limit of a court or an office. Note that date and keep it.',
  noteIsObjection: 'This letter is the formal objection. It must reach them by {replyBy}.',
  noteObjectionTime:
    'This letter is the formal objection. It must reach them before the time limit in their letter ends.',
  noteSignNothing: 'Do not sign the undertaking they sent before you have had legal advice.',
  noteNoOfferTooOld:
    'We wrote no offer, as the debt looks too old. An offer could start the time limit again.',
  noteNoOfferSum:
    'We wrote no offer, as the letter shows no sum that we are sure of. Ask for proof first.',
  noteOfferRisk:
    'An offer in writing may count as accepting the debt. Get advice before you send it, above all if it is old.',
  noteOfferAccept: 'Pay nothing before they accept the whole offer in writing.',
  noteLeftOut: 'We left out these words of yours, as they could harm you: “{words}”',
  noteOwnWords:
    'Your own words stand in the letter as you wrote them. Check that they are true and in the language of the letter.',
  // Why a paragraph stands in the letter: the notes in its margin.
  whyOpening: 'It names their letter, so that they can find your case.',
  whyNoAdmission: 'It admits nothing. Words that accept a debt can be used against you.',
  whyDispute: 'It says clearly that you do not agree, so that nobody can say you accepted it.',
  whyProof: 'Who asks for money must prove it. These papers show whether they are right.',
  whyHold: 'It asks them to wait, so that costs do not grow while they answer.',
  whyClose: 'It says how they should answer you, so that you have it in writing.',
  whyTooOld: 'A claim can be too old for court. This asks about its age and admits nothing.',
  whySums: 'The sums do not fit together, so they must explain each one.',
  whyTime: 'It asks what they would accept. A question promises nothing.',
  whyDriver:
    'It does not say who was driving. That fact could be used to ask that person for money.',
  whyReasons: 'Reasons and papers in writing show whether the decision is fair.',
  whyObjection: 'This is the formal objection. It keeps your right to have the decision checked.',
  whyHome: 'Only a court can make you leave your home. This tells them that you know it.',
  whyCourt: 'It keeps this letter apart from your answer to the court.',
  whyOffer: 'It offers a part to end the whole matter, and only if they accept in writing.',
  whyOwnWords: 'These are your own words. Check that they are true.',
  whyJoint: 'It shows that the letter speaks for both of you.',
} as const
