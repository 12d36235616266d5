import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'

/** The logo: a letter with one line marked, the name, and the tagline as it is typed. */
export function Wordmark() {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Link
        to={paths.home}
        aria-label={words.homeLabel}
        className="flex min-h-11 items-center gap-2.5 text-ink no-underline"
      >
        <Mark />
        <span className="font-serif text-xl font-semibold">{words.name}</span>
      </Link>
      <Tagline />
    </div>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path
          d="M6 2.5h14.5L26 8v21.5H6zM20 2.5V8h6"
          fill="var(--surface)"
          strokeLinejoin="round"
        />
        <path d="M9.5 19h13" stroke="var(--seal)" strokeWidth="5" />
        <path d="M10.5 13h11M10.5 19h11M10.5 25h6.5" />
      </g>
    </svg>
  )
}

/** Typed letter by letter. It is whole from the start for a screen reader, and where motion is not wanted. */
function Tagline() {
  return (
    <p className="hidden border-s border-line ps-3 text-sm text-ink-2 lg:block">
      <span className="animate-type inline-block">{words.tagline}</span>
    </p>
  )
}
