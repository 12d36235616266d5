/** The glossary of one language, loaded for its questions alone. A new one is a new file and one line here. */
import type { Glossary } from '../in-english.ts'

/** By ISO 639-1 code; null where we have none. */
export async function loadGlossary(language: string): Promise<Glossary | null> {
  return (await LOADERS.get(language)?.()) ?? null
}

const LOADERS: ReadonlyMap<string, () => Promise<Glossary>> = new Map([
  ['de', async () => (await import('./de.ts')).DE_GLOSSARY],
  ['es', async () => (await import('./es.ts')).ES_GLOSSARY],
  ['fr', async () => (await import('./fr.ts')).FR_GLOSSARY],
  ['it', async () => (await import('./it.ts')).IT_GLOSSARY],
  ['ja', async () => (await import('./ja.ts')).JA_GLOSSARY],
  ['nl', async () => (await import('./nl.ts')).NL_GLOSSARY],
  ['pl', async () => (await import('./pl.ts')).PL_GLOSSARY],
  ['pt', async () => (await import('./pt.ts')).PT_GLOSSARY],
  ['tr', async () => (await import('./tr.ts')).TR_GLOSSARY],
  ['uk', async () => (await import('./uk.ts')).UK_GLOSSARY],
])
