import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'

import { guideMessages as words } from '../messages/guide.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useIsTakingOver } from '../use-is-taking-over.ts'

/** Five parts, one at a time. The address says which; without any script all of them stand below each other. */
export function GuidePage() {
  const [current, setCurrent] = useTabInAddress(words.parts.map(({ name }) => name))
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <h1>{words.title}</h1>
      <p className="measure pt-2 pb-6 text-lg text-ink-2">{words.lead}</p>
      <Tabs
        label={words.tabs}
        tabs={words.parts.map(({ name, title }) => ({ name, label: title }))}
        current={current}
        onChange={setCurrent}
      >
        {words.parts.map(({ name, title, sections }) => (
          <div key={name} className={clsx('pb-4', name !== current && 'hidden noscript:block')}>
            <h2>{title}</h2>
            {sections.map((section) => (
              <section key={section.title} className="pt-6">
                <h3>{section.title}</h3>
                <ul className="measure list-disc ps-5 pt-2">
                  {section.says.map((line) => (
                    <li key={line} className="py-1">
                      {line}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </Tabs>
      <Link to={paths.home} className={`${buttonLook('quiet')} mt-8`}>
        {words.home}
      </Link>
    </div>
  )
}

const TAB = 'tab'

/** The tab that the address names. The page that was made ahead knows no such word: it shows the first until it is taken over. */
function useTabInAddress(names: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const isTakingOver = useIsTakingOver()
  const [first = ''] = names
  const asked = names.find((name) => name === search.get(TAB))
  const current = (isTakingOver ? undefined : asked) ?? first
  const setCurrent = (name: string) =>
    setSearch(name === first ? {} : { [TAB]: name }, { replace: true, preventScrollReset: true })
  return [current, setCurrent] as const
}
