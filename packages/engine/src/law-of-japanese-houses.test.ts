/** Papers of an owners' body in Japan: fees that are owed bring their law, a notice of works does not. The texts are invented. */
import { expect, test } from 'vitest'

import { pageFor } from './fixtures/asked.ts'

const HOUSE = 'グリーンコート田野管理組合\n2026年11月10日\n\n'

test.each([
  [
    `${HOUSE}滞納管理費のお支払いについて\n管理費及び修繕積立金 86,000円が未納です。2026年11月30日までにお支払いください。`,
    true,
  ],
  [
    `${HOUSE}消防設備点検のお知らせ\n日時　2026年12月8日 10時から。点検員が各お部屋に入室します。`,
    false,
  ],
  [`${HOUSE}貯水槽清掃に伴う断水のお知らせ\n日時　2026年12月9日 9時～12時`, false],
] as const)('%s', async (text, owes) => {
  const page = JSON.stringify(await pageFor('jp', text))
  expect(page.includes('jp.debt.right-condo-fee')).toBe(owes)
})
