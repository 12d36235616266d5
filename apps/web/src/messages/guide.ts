/** The words of the user guide. The names of its tabs are the specification's. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const guideMessages = inLanguage(() => ({
  title: t`User Guide`,
  lead: t`How to get the most out of an answer, in five short parts.`,
  tabs: t`Parts of the guide`,
  home: t`Back to Home`,
  parts: [
    {
      name: 'getting-started',
      title: t`Getting Started`,
      sections: [
        {
          title: t`Before you begin`,
          says: [
            t`Open the letter and keep it, with its envelope. The day it came can matter.`,
            t`Do not phone the sender yet, and do not say that you owe anything.`,
            t`You do not need to understand the letter. That is what this is for.`,
          ],
        },
        {
          title: t`Send the letter`,
          says: [
            t`Choose the country whose law applies. It is mostly where you live.`,
            t`Send a PDF, a Word file or a photo. All pages of one letter go together and cost 1 credit.`,
            t`You can also type a question or paste the words.`,
          ],
        },
        {
          title: t`Read the answer`,
          says: [
            t`The day by which to act comes first, with the working shown.`,
            t`Then come the steps. The first one is what to do today.`,
            t`Press a mark under a line to see the words of your letter, or the law.`,
          ],
        },
      ],
    },
    {
      name: 'better-questions',
      title: t`Better Questions`,
      sections: [
        {
          title: t`Say where, when and who`,
          says: [
            t`Name the place you live in. In the United Kingdom the law differs between its four nations.`,
            t`Give dates: when the letter came, when you last paid, when you signed.`,
            t`Say who wrote: a collector, a bailiff, a court, a council.`,
          ],
        },
        {
          title: t`A weak and a strong question`,
          says: [
            t`Weak: "Can they do this?"`,
            t`Strong: "A bailiff left a notice for council tax in Leeds. May he take my car? I need it for work."`,
            t`Fifty letters or more help us to understand you.`,
          ],
        },
        {
          title: t`One matter at a time`,
          says: [
            t`Two letters about two debts are two questions.`,
            t`Letters about the same debt go into one case. There we point out what changed.`,
          ],
        },
      ],
    },
    {
      name: 'security',
      title: t`Security & Privacy`,
      sections: [
        {
          title: t`What we keep`,
          says: [
            t`Letters and answers are deleted after 30 days, unless you put them into a case.`,
            t`Each letter is sealed with a key of its own (AES-256-GCM). Deleting it destroys the key first.`,
            t`You get a signed proof of each deletion.`,
          ],
        },
        {
          title: t`What you can do`,
          says: [
            t`Cover what nobody needs to read before you take a photo. Photos are read as they are.`,
            t`Delete a letter with one press. Download or delete everything on your account page.`,
            t`On a shared computer, log out when you are done.`,
          ],
        },
      ],
    },
    {
      name: 'troubleshooting',
      title: t`Troubleshooting`,
      sections: [
        {
          title: t`A file is refused`,
          says: [
            t`Each file may have up to 10MB, and there may be 10 of them.`,
            t`Take off the password of a PDF before you send it.`,
            t`A photo from an iPhone may be HEIC. Save it as JPEG first.`,
          ],
        },
        {
          title: t`A photo is hard to read`,
          says: [
            t`Lay the page flat, in daylight, without a shadow.`,
            t`Fill the picture with the page. Hold the camera still.`,
            t`The answer names the pages that were hard to read. Check them word by word.`,
          ],
        },
        {
          title: t`Something went wrong`,
          says: [
            t`A run that fails takes no credit. Send it again.`,
            t`Is a mail missing? Look into the spam folder, then ask for it again.`,
            t`Look at the system status on the help page, or write to us with the reference shown.`,
          ],
        },
      ],
    },
    {
      name: 'advanced',
      title: t`Advanced Tips`,
      sections: [
        {
          title: t`Check before you trust`,
          says: [
            t`Open the law under a line. The day on which we checked it stands there.`,
            t`If the answer took your letter for another kind, tell it with Not Quite Right.`,
            t`When in doubt, act by the earliest day that may apply.`,
          ],
        },
        {
          title: t`Go further`,
          says: [
            t`Add what the letter does not say. You can do this three times for each answer, free.`,
            t`Quick tactics for seven areas of life are free. The cheat sheet for your situation costs 1 credit.`,
            t`Fill the gaps in square brackets before you send a letter, and keep proof that you sent it.`,
          ],
        },
        {
          title: t`Get help from people`,
          says: [
            t`Ask an adviser at once if a court, a bailiff or an eviction is near.`,
            t`Every answer names who helps for free where you live.`,
          ],
        },
      ],
    },
  ],
}))
