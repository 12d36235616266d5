import type { Report, ReportLine, ReportPart } from './report.ts'

/** The report as plain text: the document, the day and that it is no advice, then each part under its heading. */
export function writeReportText({ title, about, parts }: Report): string {
  const head = [title, ...about].join('\n')
  return `${[head, ...parts.map(writePart)].join('\n\n\n')}\n`
}

function writePart({ title, lines }: ReportPart): string {
  return `${title.toUpperCase()}\n${'='.repeat(title.length)}\n\n${lines.map(writeLine).join('\n')}`
}

function writeLine(line: ReportLine): string {
  switch (line.kind) {
    case 'paragraph':
    case 'letter':
      return line.text
    case 'item':
      return `- ${line.text}`
    case 'detail':
      return `    ${line.text}`
    case 'step':
      return `${line.number}. ${line.text}`
    case 'source':
      return [`[${line.number}] ${line.text}`, line.url ?? ''].join(' ').trim()
  }
}
