import { NavLink } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'

const listLinks = () =>
  [
    { to: paths.tacticalKnowledge, label: words.tacticalKnowledge },
    { to: paths.guide, label: words.guide },
    { to: paths.support, label: words.support },
  ] as const

interface PageLinksProps {
  look: string
  onFollow?: () => void
}

/** The pages for everybody, in the header and in the drawer alike. */
export function PageLinks({ look, onFollow }: PageLinksProps) {
  return (
    <nav aria-label={words.pagesMenu}>
      <ul className="flex flex-wrap gap-x-6">
        {listLinks().map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} onClick={onFollow} className={look}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
