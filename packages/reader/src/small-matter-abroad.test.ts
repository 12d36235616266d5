/** Questions about a purchase for a small sum. The texts are invented. */
import { expect, test } from 'vitest'

import { isSmallMatterAbroad } from './small-matter-abroad.ts'

test.each([
  'Ich hab online Schuhe für 79,90 Euro bestellt, der Händler will nur einen Gutschein geben. Muss ich den nehmen?',
  "J'ai acheté un casque à 89,90 € sur internet, le vendeur refuse de reprendre. Il a le droit ?",
  'Me di de baja del gimnasio y me han cobrado 35 euros más. ¿Me los tienen que devolver?',
  'Ho comprato una giacca online a 65 euro, il negozio mi offre solo un buono. Posso avere i soldi?',
  'Ik had een trui van 49,95 besteld bij een webshop, ze geven alleen een tegoedbon. Mag dat?',
  'Ich habe im Fitnessstudio ein Abo für CHF 99, das Studio zieht um. Muss ich weiter zahlen?',
])('is small: %s', (text) => {
  expect(isSmallMatterAbroad(text)).toBe(true)
})

test.each([
  [
    'a collector',
    'Schuhe für 79,90 Euro online bestellt, jetzt will ein Inkassobüro 140 Euro. Was tun?',
  ],
  [
    'a large sum',
    'Ich hab online ein Sofa für 1.290 Euro bestellt, der Händler nimmt es nicht zurück.',
  ],
  [
    'an office',
    'Das Jobcenter will 90 Euro zurück, weil ich online etwas gekauft habe. Stimmt das?',
  ],
  ['work', 'Mijn werkgever houdt 100 euro in omdat ik iets besteld heb. Mag dat?'],
  ['a fraud', "J'ai commandé pour 49 € sur un site, c'était une arnaque. Que faire ?"],
  ['no sum', 'Die Waschmaschine, die ich gekauft habe, ist kaputt. Was sind meine Rechte?'],
])('is not with %s', (_, text) => {
  expect(isSmallMatterAbroad(text)).toBe(false)
})
