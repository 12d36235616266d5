import type { Report, ReportLine, ReportPart } from './report.ts'

/**
 * The report as Markdown. What comes from the letter stays words: no link, picture, HTML or heading can be made with it.
 * The only links are those to the law.
 */
export function writeReportMarkdown({ title, about, parts }: Report): string {
  const head = [`# ${escape(title)}`, ...about.map(escape)].join('\n\n')
  return `${[head, ...parts.map(writePart)].join('\n\n')}\n`
}

function writePart({ title, lines }: ReportPart): string {
  const blocks = lines.map((line, at) => {
    const isNested = line.kind === 'detail' && belongsToStep(lines, at)
    const text = isNested ? `   - ${escape(line.text)}` : writeLine(line)
    return separator(line, lines[at - 1], isNested) + text
  })
  return `## ${escape(title)}\n\n${blocks.join('')}`
}

/** Whether the line that a detail belongs to is a numbered one. */
function belongsToStep(lines: readonly ReportLine[], at: number): boolean {
  return lines.slice(0, at).findLast(({ kind }) => kind !== 'detail')?.kind === 'step'
}

/** Items of one list follow each other; all else has an empty line between. */
function separator(line: ReportLine, before: ReportLine | undefined, isNested: boolean): string {
  if (before === undefined) return ''
  const isSameList = line.kind === before.kind && line.kind !== 'paragraph'
  const isNextStep = line.kind === 'step' && before.kind === 'detail'
  return isNested || isSameList || isNextStep ? '\n' : '\n\n'
}

function writeLine(line: ReportLine): string {
  switch (line.kind) {
    case 'paragraph':
      return escape(line.text)
    case 'item':
    case 'detail':
      return `- ${escape(line.text)}`
    case 'step':
      return `${line.number}. ${escape(line.text)}`
    case 'source':
      return `${line.number}. ${escape(line.text)}${linkTo(line.url)}`
    case 'letter':
      return fence(line.text)
  }
}

/** Only https, and nothing that could end the address. */
function linkTo(url = ''): string {
  return /^https:\/\/[^\s<>()\\]+$/.test(url) ? ` <${url}>` : ''
}

/** As it stands, in a box that the text cannot close. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}text\n${text}\n${mark}`
}

function escape(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&@]/g, (mark) => `\\${mark}`)
    .replaceAll('://', ':\\/\\/')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^([-+=]|\d+[.)])/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
}
