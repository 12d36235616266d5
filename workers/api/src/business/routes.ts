/** The business view of one letter, for whoever has it: a business pack or a business plan. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { letterPorts, openToldLetter } from '../documents/open-told-letter.ts'
import { AppError } from '../errors.ts'
import { takeTry } from '../tries.ts'
import { validate } from '../validate.ts'

export const business = new Hono<AppEnv>().get(
  '/:id/business-view',
  validate('param', DocumentIdParam),
  async (c) => {
    const ports = await letterPorts(c)
    const { now } = ports.caller
    const { user, told } = await openToldLetter(ports, c.req.valid('param').id)
    if (!user.hasBusinessView)
      throw new AppError('forbidden', 'The business view comes with the Business Pack or plan.')
    await takeTry(c.env.DB, 'letters', { userId: user.id, now })
    return c.json({ businessEnhancement: await ports.advice.planForFirm(told, now) }, 200)
  },
)
