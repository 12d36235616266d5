/** Questions in German about the law of other countries, and in English about that of Germany, find their answer. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in German is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'Darf mein Vermieter einfach das Schloss austauschen?', /change the locks/],
    ['gb', 'Mein Vermieter will die Miete um 200 Pfund erhöhen, darf er das?', /Form 4A/],
    ['gb', 'Ich bin schwanger und meine Chefin will mich entlassen, darf sie das?', /pregnant/],
    ['gb', 'Gerichtsvollzieher will rein, muss ich aufmachen?', /let them in/],
    ['gb', 'Ein Inkassobüro will Geld für Schulden von vor 9 Jahren, was tun?', /six years/],
    ['gb', 'Meine Ex lässt mich mein Kind nicht sehen, was kann ich tun?', /child arrangements/],
    ['us', 'Überstunden nicht bezahlt, was kann ich tun?', /Wage and Hour/],
    ['us', 'Kann mir wegen Kreditkartenschulden der Lohn gepfändet werden?', /judgment/],
    [
      'fr',
      'Mein Vermieter gibt mir die Kaution nicht zurück, was kann ich tun?',
      /within one month/,
    ],
    ['es', 'Ich wurde gekündigt, wie lange habe ich Zeit zu klagen?', /20 working days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'Wie wird morgen das Wetter in London?'],
    ['gb', 'Wo kann ich eine billige Wohnung kaufen?'],
    ['us', 'Mein Chef ist sehr nett und die Arbeit macht Spaß.'],
    ['us', 'Welches Auto soll ich kaufen?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })
})

describe('A question in English is answered by German law', () => {
  test.each<[string, RegExp]>([
    ['I got fired without notice, how long do I have to sue?', /three weeks/],
    ['boss didnt pay my wages what can i do', /labour court/],
    ['The heating is broken and the landlord does nothing, can I pay less rent?', /rent is lower/],
    ['The landlord says he needs the flat for his son, do I have to leave?', /who needs the flat/],
  ])('%s', async (question, answer) => {
    expect(await answerTo(['de', question])).toMatch(answer)
  })
})
