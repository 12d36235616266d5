import latinPlain from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'
import latinBold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'
import latinExtPlain from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'
import latinExtBold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url'

import type { LoadFontFile } from './pdf-fonts.ts'

/** The pieces of Noto Sans JP by their paths; the whole of it in one file is left out. */
const PIECES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-{[0-9]*,cyrillic,latin,latin-ext,vietnamese}-400-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['atkinson-hyperlegible-next-latin-400-normal.woff', latinPlain],
  ['atkinson-hyperlegible-next-latin-700-normal.woff', latinBold],
  ['atkinson-hyperlegible-next-latin-ext-400-normal.woff', latinExtPlain],
  ['atkinson-hyperlegible-next-latin-ext-700-normal.woff', latinExtBold],
  ...Object.entries(PIECES).map(
    ([path, address]) => [path.split('/').at(-1) ?? '', address] as const,
  ),
])

/** Fetches a file of our fonts from our own host. Throws TypeError where it cannot. */
export const fetchFontFile: LoadFontFile = async (file) => {
  const address = ADDRESSES.get(file)
  const answer = address === undefined ? undefined : await fetch(address)
  if (!answer?.ok) throw new TypeError(`The font ${file} could not be loaded`)
  return new Uint8Array(await answer.arrayBuffer())
}
