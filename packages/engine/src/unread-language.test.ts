/** A letter that we cannot read may ask for a great deal: it never passes for one that asks nothing. */
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const LETTERS = {
  Hungarian:
    'Tisztelt Uram!\n\nÉrtesítjük, hogy önnek el kell hagynia a lakást, és kérjük, hogy a kulcsot adja le. Ha nem teszi meg, a bíróságon folytatjuk az ügyet.',
  Greek:
    'Αγαπητέ κύριε,\n\nΣας ενημερώνουμε ότι πρέπει να αδειάσετε το σπίτι. Αν δεν το κάνετε, θα προσφύγουμε στο δικαστήριο χωρίς άλλη προειδοποίηση.',
  Vietnamese:
    'Kính gửi ông,\n\nChúng tôi thông báo rằng ông phải rời khỏi căn nhà này và trả lại chìa khóa cho chúng tôi. Nếu không, chúng tôi sẽ đưa vụ việc ra tòa trong tháng này.',
}

describe.each(Object.entries(LETTERS))('A letter in %s', (language, text) => {
  test('is said to be unread, and not to ask for nothing', async () => {
    const { outcome } = await analyse({
      text,
      request: { country: 'gb', language: 'en' },
      today: '2026-11-23',
    })
    const { verdict, summary, jurisdictionWarnings } = outcome.analysis
    expect(jurisdictionWarnings.join(' ')).toContain(`written in ${language}, which we cannot read`)
    expect(`${verdict} ${summary}`).not.toMatch(/does not look like|nothing in it/)
  })
})

test('A letter that we read well, and that asks for nothing, is still said to ask for nothing', async () => {
  const { outcome } = await analyse({
    text: 'Dear parents,\nthank you all for a lovely summer fair. The children raised a good sum for the new library, and we hope to see you again next year.\nThe school',
    request: { country: 'gb', language: 'en' },
    today: '2026-11-23',
  })
  expect(outcome.analysis.verdict).toContain('does not look like a letter that makes a demand')
})
