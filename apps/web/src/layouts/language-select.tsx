import { DEFAULT_LANGUAGE } from '@plainletter/contracts/countries'
import type { Language } from '@plainletter/contracts/country'
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
  function choose(language: Language) {
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
      <Select id={id} value={current} options={LANGUAGE_OPTIONS} onChoose={choose} />
      {isHintShown && <p className="text-sm text-ink-2">{words.languageHint}</p>}
    </div>
  )
}
