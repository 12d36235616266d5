const NAME_CHARACTERS_MAX = 100
/** What no file system takes, and what could hide the true ending of a name. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/** "letter.pdf_analysis.txt", as the specification has it. The name of the letter keeps its own script. */
export function nameExport(filename: string, ending: string): string {
  const plain = filename
    .normalize('NFC')
    .replace(UNSAFE, '-')
    .replace(/^[.\s-]+/, '')
    .slice(0, NAME_CHARACTERS_MAX)
    .trim()
  return `${plain === '' ? 'plainletter' : plain}_${ending}`
}
