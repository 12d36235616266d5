import { i18n, type Messages } from '@lingui/core'
import type { Language } from '@plainletter/contracts/country'
import { useSyncExternalStore } from 'react'

import { languageStore } from './language.ts'

/** One chunk for each language. English travels with the features that say it. */
const CATALOGS = {
  en: undefined,
  de: () => import('./locales/de.po'),
  fr: () => import('./locales/fr.po'),
  es: () => import('./locales/es.po'),
  it: () => import('./locales/it.po'),
  nl: () => import('./locales/nl.po'),
  ja: () => import('./locales/ja.po'),
} as const satisfies Record<Language, (() => Promise<{ messages: Messages }>) | undefined>

/** Speaks the chosen language from now on. Where its catalog cannot be fetched, the page stays as it is. */
export async function speakChosenLanguage(): Promise<void> {
  const chosen = languageStore.read()
  try {
    const catalog = await CATALOGS[chosen]?.()
    if (catalog) i18n.load(chosen, catalog.messages)
  } catch {
    return
  }
  // Another may have been chosen while this one was on its way.
  if (languageStore.read() !== chosen) return
  i18n.activate(chosen)
  document.documentElement.lang = chosen === 'en' ? 'en-GB' : chosen
}

/** The language of the interface; who uses it is drawn again when it changes. */
export function useInterfaceLanguage(): string {
  return useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => i18n.locale,
    () => i18n.locale,
  )
}
