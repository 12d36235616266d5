import { DEFAULT_LANGUAGE, Language } from '@plainletter/contracts/country'
import { useId, useSyncExternalStore } from 'react'

import { LANGUAGE_NAMES, LANGUAGE_OPTIONS, languageStore } from '../language.ts'
import { shellMessages as words } from '../messages/shell.ts'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast-store.ts'

/** The preferred language of results. It says plainly that the page itself stays in English. */
export function LanguageSelect({ isHintShown = false }: { isHintShown?: boolean }) {
  const id = useId()
  const current = useSyncExternalStore(
    languageStore.subscribe,
    languageStore.read,
    () => DEFAULT_LANGUAGE,
  )
  function choose(value: string) {
    const language = Language.parse(value)
    languageStore.write(language)
    toast({
      title: words.languageChosen(LANGUAGE_NAMES[language]),
      description: words.languageHint,
    })
  }
  return (
    <div className={isHintShown ? 'flex flex-col gap-1' : 'flex items-center gap-2'}>
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-2">
        {words.language}
      </label>
      <Select
        id={id}
        value={current}
        options={LANGUAGE_OPTIONS}
        onChange={(event) => choose(event.target.value)}
      />
      {isHintShown && <p className="text-sm text-ink-2">{words.languageHint}</p>}
    </div>
  )
}
