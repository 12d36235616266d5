/** One event of a `text/event-stream` answer. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/** The whole events at the start of `text`, and the rest, which is still arriving. */
export function readEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split(/\r\n\r\n|\n\n/)
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap(readEvent), rest }
}

function readEvent(block: string): StreamEvent[] {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length === 0 ? [] : [{ event, data: data.join('\n') }]
}
