/** What people in the United Kingdom believe, put right. */
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'
import type { Asked } from './fixtures/asked.ts'

const PUT_RIGHT: readonly Asked[] = [
  ['gb', 'if i ignore a debt for 6 yrs its wiped off, correct?', /six years to start/],
  ['gb', 'bailiffs arent allowed to come on sundays are they', /6am to 9pm, on any day/],
  ['gb', 'in wales landlord must give 6 months notice, true?', /no-fault notice must give six/],
  ['gb', 'i havent signed a contract so i can leave without notice, true?', /one week once you/],
  ['gb', 'living together means we must claim UC as a couple true?', /live as a couple/],
  ['gb', 'bailiff cant take anything if i dont let him in true?', /clamp or take your car/],
  ['gb', 'paying £1 a month stops them taking me to court right', /do not bar a court claim/],
  ['gb', 'Klarna debts dont affect my credit score right', /can count on your credit file/],
  ['gb', 'does klarna show on your credit file', /can count on your credit file/],
  ['gb', 'if i declare bankruptcy my student loan goes away, correct?', /does not end with/],
  ['gb', 'an IVA means i lose my house, yes?', /mostly does not make you sell/],
  ['gb', 'If the council takes me to court for council tax I get a CCJ, right?', /no county court/],
  ['gb', 'a letter from a debt collector means i have a ccj, right?', /Only a court can make one/],
  ['gb', 'i need a solicitor for small claims dont i', /need no solicitor/],
  ['gb', 'is it illegal for a bailiff to take my kids playstation', /belong to your child/],
  ['gb', 'police can look through my phone without a warrant, yes?', /power in law or your yes/],
  ['gb', 'is it illegal for the police to go through my phone', /power in law or your yes/],
  [
    'gb',
    'The Home Office can deport me if I claim benefits, right?',
    /no recourse to public funds/,
  ],
  ['gb', 'if i marry a british man i get a passport automatically yes?', /gives no passport/],
  ['gb', 'PIP stops if i start working right', /does not stop because you work/],
  ['gb', 'hmrc can only go back 4 years, true?', /six if you were careless/],
  ['gb', 'jury service you can just say no cant you', /Jury service is a duty/],
  ['gb', 'if i leave before eviction the council has to house me, yes?', /homeless team today/],
]

const OTHER_MATTERS: readonly Asked[] = [
  ['gb', 'can i get a mortgage after an iva', /mostly does not make you sell/],
  ['gb', 'i have a ccj from lowell, i never got the letter', /Only a court can make one/],
  ['gb', 'council tax refund when i moved out', /no county court/],
  ['gb', 'klarna refund not come for returned shoes, shop says wait', /credit file/],
  ['gb', 'how much notice do i give my landlord in wales', /no-fault notice/],
  ['gb', 'bailiff took my ps5 yesterday can i get it back', /belong to your child/],
  ['gb', 'how do i get a default off my credit file from klarna that isnt mine', /can count/],
  [
    'gb',
    'police took my phone three months ago, when do i get it back',
    /power in law or your yes/,
  ],
  ['gb', 'my visa was refused by the home office and i claimed benefits once', /settled status/],
  ['gb', 'my wife is british and we split up what about my visa', /gives no passport/],
  ['gb', 'boss sacked me because i work and get pip', /does not stop because you work/],
  ['gb', 'hmrc owes me tax from 5 years ago can i go back', /careless/],
  ['gb', 'do i get my lost pay for jury service', /Jury service is a duty/],
]

describe('a British belief', () => {
  test.each(PUT_RIGHT)('in %s is put right: %s', async (...belief) => {
    expect(await answerTo(belief)).toMatch(belief[2])
  })

  test.each(OTHER_MATTERS)('in %s is not what this asks: %s', async (...belief) => {
    expect(await answerTo(belief)).not.toMatch(belief[2])
  })
})
