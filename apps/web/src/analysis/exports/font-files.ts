import type { LoadFontFile } from './pdf-fonts.ts'

const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin{,-ext}-{400,700}-normal.woff',
    '../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-{[0-9]*,cyrillic,latin,latin-ext,vietnamese}-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

const BY_NAME = new Map(
  Object.entries(ADDRESSES).map(([path, address]) => [path.split('/').at(-1), address]),
)

/** Fetches a file of our fonts from our own host. Throws TypeError where it cannot. */
export const fetchFontFile: LoadFontFile = async (file) => {
  const address = BY_NAME.get(file)
  const answer = address === undefined ? undefined : await fetch(address)
  if (!answer?.ok) throw new TypeError(`The font ${file} could not be loaded`)
  return new Uint8Array(await answer.arrayBuffer())
}
