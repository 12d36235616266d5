/** Questions in Turkish find the answer of a law that is not written in it. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Turkish is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'ev sahibim depozitomu geri vermiyor', /deposit/],
    ['gb', 'ev sahibi kirayi artirmak istiyor kabul etmek zorunda miyim?', /right form/],
    ['gb', 'kombi bozuldu ev sahibi tamir etmiyor', /heating/],
    ['gb', 'Eski eşim çocuklarımı görmeme izin vermiyor, ne yapabilirim?', /mediator/],
    ['gb', 'Babam öldü ve borçları vardı. Onun borçlarını ödemek zorunda mıyım?', /No, unless/],
    ['gb', 'icra memurları evime girebilir mi?', /let them in/],
    ['us', 'Patronum hamile olduğum için beni kovdu, bu yasal mı?', /15 or more/],
    ['us', 'ev sahibi kilidi değiştirdi', /lock you out/],
    ['us', 'tahsilat şirketi her gün işyerimi arıyor', /tell your boss/],
    ['us', 'Kredi kartı borcumu ödemezsem hapse girer miyim?', /jailed/],
    ['us', 'müdür bahşişlerimi alıyor', /tips/],
    ['de', 'İşten çıkarıldım, dava açmak için ne kadar sürem var?', /three weeks/],
    ['fr', 'Uçuşum iptal edildi, paramı geri alabilir miyim?', /seven days/],
    ['nl', 'depozitomu geri alamıyorum', /14 days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', "yarın Londra'da hava nasıl olacak?"],
    ['gb', 'ucuz daireyi nereden satın alabilirim?'],
    ['us', 'babaannem çok güzel çorba yapıyor, değil mi?'],
    ['us', "New York'ta hangi restoran iyi?"],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })

  test('and whoever sold a car is not answered as whoever bought one', async () => {
    const answer = await answerTo(['gb', 'ikinci el arabamı sattım alıcı parasını geri istiyor'])
    expect(answer).toMatch(/private seller/)
  })
})
