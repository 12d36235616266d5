/** Tactical knowledge by area: quick tactics, free for everybody, and the strategic cheat sheet for a credit. */
import { Area } from '@plainletter/contracts/cheat-sheet'
import { findCountry } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import {
  AreaParam,
  AskCheatSheet,
  AskQuickTactics,
  TacticsQuery,
  UNKNOWN_AREA,
  UNKNOWN_COUNTRY,
} from '@plainletter/contracts/tactics'
import { Hono } from 'hono'
import { accepts } from 'hono/accepts'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { openRings } from '../open-rings.ts'
import { validate } from '../validate.ts'
import { quickTactics } from './quick-tactics.ts'
import { tacticsPage } from './tactics-page.ts'
import { writeSheet } from './write-sheet.ts'

export const quickTacticsRoutes = new Hono<AppEnv>()
  .use(smallBody)
  .post('/', validate('json', AskQuickTactics), async (c) => {
    const { userSituation, documentType, jurisdiction } = c.req.valid('json')
    const country = requireCountry(jurisdiction)
    const asked = { about: documentType, situation: userSituation, country }
    return c.json({ tactics: await quickTactics(c, asked) }, 200)
  })
  .get('/:area', validate('param', AreaParam), validate('query', TacticsQuery), async (c) => {
    const area = requireArea(c.req.valid('param').area)
    const country = requireCountry(c.req.valid('query').jurisdiction)
    const tactics = await quickTactics(c, { about: area, situation: '', country })
    const wanted = accepts(c, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    })
    return wanted === 'text/html' ? c.html(tacticsPage(tactics)) : c.json({ tactics }, 200)
  })

export const cheatSheetRoutes = new Hono<AppEnv>()
  .use(smallBody)
  .post('/:area', validate('param', AreaParam), validate('json', AskCheatSheet), async (c) => {
    const ports = { env: c.env, rings: await openRings(c.env), caller: requireCaller(c) }
    const { userSituation, jurisdiction } = c.req.valid('json')
    const asked = {
      area: requireArea(c.req.valid('param').area),
      situation: userSituation,
      country: requireCountry(jurisdiction),
    }
    return c.json(await writeSheet(ports, asked, c.req.header('Idempotency-Key')), 200)
  })

function requireArea(name: string): Area {
  const area = Area.safeParse(name.toLowerCase())
  if (!area.success) throw new AppError('not_found', UNKNOWN_AREA)
  return area.data
}

function requireCountry(jurisdiction: string): CountryCode {
  const country = findCountry(jurisdiction)
  if (!country)
    throw new AppError('invalid_input', UNKNOWN_COUNTRY, {
      fields: { jurisdiction: UNKNOWN_COUNTRY },
    })
  return country
}
