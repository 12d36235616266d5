const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 1795269900000 as "21 November 2026, 14:05, UK time". Put together from parts, so that it is the same in every runtime. */
export function writtenTime(at: number): string {
  const parts = new Map(written.formatToParts(at).map(({ type, value }) => [type, value]))
  const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')]
  return `${day} ${month} ${year}, ${parts.get('hour')}:${parts.get('minute')}, UK time`
}
