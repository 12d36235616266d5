/** The last answer of an insurer or a bank leads to the body that the letter names; a first refusal still goes to the firm. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function stepsOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return outcome.analysis.recommendedActions.step1 ?? ''
}

const LAST = 'The firm has given its last answer'

describe('the first step after a last answer', () => {
  test.each([
    [
      'gb',
      'six months',
      'Aviva Insurance Limited\n10 November 2026\nFinal response to your complaint\nDear Mr Khan,\nWe have completed our review of your complaint about your home insurance claim for water damage. We do not uphold your complaint, because the damage was caused gradually, which your policy excludes. This is our final response. You can refer it to the Financial Ombudsman Service within six months.',
    ],
    [
      'ie',
      'six years',
      'Allianz plc, Dublin\n10 November 2026\nFinal Response Letter\nDear Ms Byrne,\nWe have completed our investigation of your complaint about your home insurance claim. The claim stays refused. This is our final response. You may go to the Financial Services and Pensions Ombudsman (FSPO).',
    ],
    [
      'nl',
      'three months',
      'Centraal Beheer\n10 november 2026\nOnderwerp: uw klacht over uw inboedelverzekering\nGeachte heer Bos,\nWij hebben uw klacht opnieuw beoordeeld. Wij blijven bij onze afwijzing. Dit is ons definitieve standpunt. U kunt uw klacht voorleggen aan Kifid.',
    ],
    [
      'fr',
      'one year',
      'BNP Paribas\nParis, le 10 novembre 2026\nMadame,\nAprès examen de votre réclamation, nous ne remboursons pas les opérations frauduleuses de 1 250 euros. Cette réponse est définitive. Vous pouvez saisir le Médiateur auprès de BNP Paribas.',
    ],
    [
      'ca',
      '180 days',
      'Royal Bank of Canada\n10 November 2026\nDear Ms Roy,\nWe have completed our review of your complaint about the unauthorised transactions of $2,400. Our final position is that we will not refund this amount. You may contact the Ombudsman for Banking Services and Investments (OBSI).',
    ],
    [
      'ch',
      'Ombudsman',
      'Mobiliar Versicherung\nBern, 10. November 2026\nSehr geehrte Frau Keller\nWir haben Ihre Beschwerde nochmals geprüft. An der Ablehnung des Wasserschadens halten wir fest. Sie können sich an die Stiftung Ombudsman der Privatversicherung und der Suva wenden.',
    ],
  ] as const)('in %s names the body and %s', async (country, time, text) => {
    const step = await stepsOf(country, text)
    expect(step).toContain(LAST)
    expect(step).toContain(time)
  })

  test.each([
    [
      'gb',
      'Tarn Motor Insurance\n10 November 2026\nYour claim\nDear Ms Test,\nWe value your car at £5,150. If you are unhappy you can make a complaint. You can refer it to the Financial Ombudsman Service within six months of our final response.',
    ],
    [
      'gb',
      'Tarn Home Insurance\n10 November 2026\nYour claim\nDear Ms Test,\nWe cannot pay your claim. If you are unhappy tell us. You will have our final response within eight weeks. You may then go to the Financial Ombudsman Service.',
    ],
    [
      'gb',
      'Aviva Insurance Limited\n10 November 2026\nYour home insurance claim\nDear Mr Khan,\nWe have decided not to pay your claim for water damage. If you are unhappy you can complain to us, and later to the Financial Ombudsman Service.',
    ],
    [
      'nl',
      'Centraal Beheer\n10 november 2026\nOnderwerp: uw schade aan uw inboedel\nGeachte heer Bos,\nWij vergoeden uw waterschade niet onder uw inboedelverzekering. Bent u het niet eens met ons? Stuur ons dan een klacht. Daarna kunt u naar Kifid.',
    ],
  ] as const)('is not told after a first refusal in %s', async (country, text) => {
    expect(await stepsOf(country, text)).not.toContain(LAST)
  })
})

test('where the time runs from the letter, its last day leads', async () => {
  const { outcome } = await analyse({
    text: 'Centraal Beheer\n10 november 2026\nGeachte heer Bos,\nWij hebben uw klacht over uw inboedelverzekering opnieuw beoordeeld. Dit is ons definitieve standpunt. U kunt naar Kifid.',
    request: { country: 'nl', language: 'en' },
    today: '2026-11-23',
  })
  expect(outcome.analysis.deadlines[0]).toMatchObject({ date: '2027-02-10', isMain: true })
})
