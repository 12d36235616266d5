/** Simple rich text: headings, bullets and paragraphs. Nothing else is understood, and nothing is markup. */
export type PlainBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }

const HEADING = /^(?:#{1,6}\s+(.+)|\*\*(.+)\*\*:?)$/
const BULLET = /^[-*•]\s+(.+)$/

/** Reads text line by line into blocks; neighbouring bullets make one list, neighbouring lines one paragraph. */
export function parsePlainBlocks(text: string): readonly PlainBlock[] {
  return text.split(/\n\s*\n/).flatMap(parseParagraph)
}

function parseParagraph(paragraph: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  for (const line of paragraph
    .split('\n')
    .map((raw) => raw.trim())
    .filter((trimmed) => trimmed !== '')) {
    const next = parseLine(line)
    const last = blocks.at(-1)
    const joined = last === undefined ? undefined : joinBlocks(last, next)
    if (joined === undefined) blocks.push(next)
    else blocks.splice(-1, 1, joined)
  }
  return blocks
}

function parseLine(line: string): PlainBlock {
  const heading = HEADING.exec(line)
  if (heading !== null)
    return { kind: 'heading', text: stripMarks(heading[1] ?? heading[2] ?? '').replace(/:$/, '') }
  const bullet = BULLET.exec(line)
  if (bullet !== null) return { kind: 'list', items: [stripMarks(bullet[1] ?? '')] }
  return { kind: 'paragraph', text: stripMarks(line) }
}

function joinBlocks(last: PlainBlock, next: PlainBlock): PlainBlock | undefined {
  if (last.kind === 'list' && next.kind === 'list')
    return { kind: 'list', items: [...last.items, ...next.items] }
  if (last.kind === 'paragraph' && next.kind === 'paragraph') {
    return { kind: 'paragraph', text: `${last.text} ${next.text}` }
  }
  return undefined
}

const stripMarks = (text: string) => text.replaceAll('**', '').replaceAll('`', '')
