import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'

/** Any address that we do not know. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16 sm:px-6">
      <title>{words.pageTitle(words.notFoundTitle)}</title>
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundHelp}</p>
      <Link to={paths.home} className={buttonLook()}>
        {words.goHome}
      </Link>
      <p className="pt-8 text-sm text-ink-3">{words.notFoundHint}</p>
    </div>
  )
}
