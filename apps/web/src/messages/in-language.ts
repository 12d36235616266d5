import { i18n } from '@lingui/core'

// English needs no catalog: it travels with the features.
if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en', messages: {} })

/**
 * Words in the language of the page: `make` runs once for each language that the reader chooses, so every
 * `` t`…` `` in it is read anew. Read them where they are shown, never into a constant of a module.
 */
export function inLanguage<Words extends object>(make: () => Words): Words {
  let made: { readonly locale: string; readonly words: Words } | undefined
  const current = (): Words => {
    if (made?.locale !== i18n.locale) made = { locale: i18n.locale, words: make() }
    return made.words
  }
  // The target is never read: `get` answers from the words themselves.
  return new Proxy({} as Words, { get: (_target, key) => Reflect.get(current(), key) as unknown })
}
