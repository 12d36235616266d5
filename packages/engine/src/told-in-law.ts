/** A question in a language that the law of its country does not speak, in words by which its answers are found. */
import type { ToldText } from '@plainletter/adviser/answering'
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { loadGlossary } from '@plainletter/reader/glossaries/load-glossary'
import { fromEnglish, inEnglish } from '@plainletter/reader/in-english'

/** In English, and in the languages of the country. Null where the question is in one of these, or in one that we have no words of. */
export async function toldInLaw(
  text: string,
  { language, question }: Pick<Reading, 'language' | 'question'>,
  country: CountryCode,
): Promise<ToldText | null> {
  const spoken: readonly string[] = COUNTRIES[country].languages
  if (spoken.includes(language)) return null
  const tellers = await tellersFor(language, spoken)
  if (tellers === null) return null
  const tell = (words: string): string => tellers(words).join('\n')
  return { text: tell(text), question: question && tell(question.text) }
}

/** Tells words in English and in each language of the law. */
async function tellersFor(
  language: string,
  spoken: readonly string[],
): Promise<((words: string) => string[]) | null> {
  const own = language === 'en' ? null : await loadGlossary(language)
  if (language !== 'en' && own === null) return null
  const others = await Promise.all(spoken.map(loadGlossary))
  const known = others.filter((glossary) => glossary !== null)
  return (words) => {
    const english = own === null ? words : inEnglish(words, own)
    return [english, ...known.map((glossary) => fromEnglish(english, glossary))]
  }
}
