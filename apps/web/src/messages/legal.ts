/** Terms, privacy and accessibility: what holds, in plain words. Change `updated` with every change of meaning. */
import { t } from '@lingui/core/macro'
import { REFUND_RULE } from '@plainletter/contracts/prices'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

export interface LegalText {
  readonly title: string
  /** ISO date of the text. */
  readonly updated: string
  readonly sections: readonly { readonly title: string; readonly says: readonly string[] }[]
}

export const legalMessages = inLanguage(() => ({
  updated: (day: string) => t`Last updated: ${day}`,
  modelsTitle: t`Language models, today`,
  modelWrites: (isOn: boolean) =>
    isOn ? t`Better words for answers: switched on.` : t`Better words for answers: off.`,
  modelReads: (isOn: boolean) =>
    isOn
      ? t`Reading photos that our software cannot read: switched on.`
      : t`Reading photos that our software cannot read: off.`,
}))

export const legalTexts: Record<'terms' | 'privacy' | 'accessibility', LegalText> = inLanguage(
  () => ({
    terms: {
      title: t`Terms and conditions`,
      updated: '2026-11-21',
      sections: [
        {
          title: t`What Plainletter is`,
          says: [
            t`Plainletter reads letters and questions and gives information about them and about the law.`,
            t`It is information only. It is not legal advice. We are not a law firm, and using Plainletter does not make a solicitor and client of us.`,
            t`You decide what to do. For advice about your own case, ask a solicitor or a free advice body. We name them in every answer.`,
          ],
        },
        {
          title: t`What it can and cannot know`,
          says: [
            t`We check each rule of law against its source and show the day on which we did. Law changes. Look at the source before you rely on a rule.`,
            t`A reading can be wrong, above all of photos that are hard to read. Each point shows what it rests on, so that you can check it.`,
            t`Act by the earliest day that may apply. When in doubt, ask somebody at once.`,
          ],
        },
        {
          title: t`Credits, plans and money back`,
          says: [
            t`A pack is paid once. The Individual Pack costs £10 and the Business Pack £25, each for 10 credits. Credits never expire. They have no cash value and cannot be passed on.`,
            t`Yearly plans cost £10 (3 letters a month) and £25 (10 letters a month). You can cancel at any time. The plan then ends with the year that is paid.`,
            inPageLanguage(REFUND_RULE),
            t`If we take no credit for an answer, because it failed or we do not cover that kind of letter, we say so on the page.`,
            t`Your rights by law, such as those under the Consumer Rights Act 2015, stay as they are.`,
          ],
        },
        {
          title: t`How to use it`,
          says: [
            t`Send only letters that were written to you, or that you may act on for somebody else.`,
            t`Do not try to break the service, to read what belongs to others, or to use it for harm.`,
            t`There are limits, so that it works for everybody: 30 paid actions a day, 3 readings at a time, and 3 further questions about an answer.`,
          ],
        },
        {
          title: t`What we answer for`,
          says: [
            t`We answer without limit for death or injury that we cause by carelessness, for fraud, and wherever the law does not let us limit it.`,
            t`For everything else we answer for no more than what you have paid us.`,
            t`The law of England and Wales applies. If you live elsewhere as a consumer, you keep the protection of the law there, and may go to your own courts.`,
          ],
        },
      ],
    },
    privacy: {
      title: t`Privacy`,
      updated: '2026-11-21',
      sections: [
        {
          title: t`What we keep, and for how long`,
          says: [
            t`Your email address and a scrambled form of your password, until you delete your account.`,
            t`Your letters, the answers and the drafts: 30 days. Longer only when you put them into a case, for as long as you choose there.`,
            t`Where you are signed in: the name of the browser and the first part of the network address, for 30 days at most.`,
            t`Mails that we sent to you: the subject and whether it arrived, for 30 days.`,
            t`Payments: six years, because the law asks for it. They hold nothing of your letters. We never see your card: Stripe does.`,
          ],
        },
        {
          title: t`How it is protected`,
          says: [
            t`Each letter is sealed with a key of its own (AES-256-GCM). The keys lie apart from the letters.`,
            t`When a letter is deleted, its key is destroyed first. From then on no copy of it opens, in any backup. You get a signed proof.`,
            t`The people who run the service could reach the keys. It is not sealed from us from end to end, since our software must read the letter.`,
          ],
        },
        {
          title: t`Who else is involved`,
          says: [
            t`Cloudflare stores and runs the service. Stripe takes payments. Resend sends our mails. Each gets only what it needs.`,
            t`Our own software reads your letter. If a language model is switched on to write in better words, names, addresses, dates of birth, phone numbers and account numbers are taken out first, and the provider is asked to keep nothing.`,
            t`If a model is switched on to read photos that our software cannot read, such a photo is sent as it is. Beneath this text you see which of them are switched on today.`,
            t`We do not sell data, show advertising, or follow you to other pages. No letter is used to train anything.`,
          ],
        },
        {
          title: t`Your rights`,
          says: [
            t`You can see and download everything that we hold about you, and delete all of it at once, on your account page.`,
            t`You can ask us to correct something, or object, through the contact page.`,
            t`You can complain to a data protection authority. In the United Kingdom that is the Information Commissioner’s Office.`,
            t`We hold your data to do what you asked for (the contract with you), to keep the service safe, and to keep records of payments as the law demands.`,
          ],
        },
        {
          title: t`On your device`,
          says: [
            t`One cookie keeps you signed in. One more lets your own browser be known again, so that nobody can lock you out by guessing.`,
            t`Your choice of colours and language stays in your browser. There are no other cookies.`,
          ],
        },
      ],
    },
    accessibility: {
      title: t`Accessibility`,
      updated: '2026-11-21',
      sections: [
        {
          title: t`What we aim for`,
          says: [
            t`Everybody should be able to read a letter here, on the worst day too. We work to the Web Content Accessibility Guidelines 2.2, level AA.`,
            t`You can use every page with the keyboard alone, with a screen reader, at 320 pixels wide, in light and dark, and with motion switched off.`,
          ],
        },
        {
          title: t`How we check`,
          says: [
            t`Automatic checks (axe) run on our pages before each change, on a phone and a desktop size.`,
            t`They find some faults, not all. We have not had an independent audit yet.`,
          ],
        },
        {
          title: t`What does not work well yet`,
          says: [
            t`Parts of an answer may be in English when we do not hold them in your language. It says so there.`,
            t`Letters that you upload are shown as we read them. Tables in them may be hard to follow with a screen reader.`,
          ],
        },
        {
          title: t`Tell us`,
          says: [
            t`If something keeps you out, write to us through the contact page. We answer within a few days.`,
          ],
        },
      ],
    },
  }),
)
