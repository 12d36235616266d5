/** Professional resources of a country. The same for everybody, signed in or not. */
import { findCountry } from '@plainletter/contracts/countries'
import { ResourceKind, ResourceParam } from '@plainletter/contracts/resource'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { validate } from '../validate.ts'
import { listResources } from './list-resources.ts'

export const resources = new Hono<AppEnv>().get(
  '/:country/:kind',
  validate('param', ResourceParam),
  async (c) => {
    const param = c.req.valid('param')
    const [country, kind] = [findCountry(param.country), ResourceKind.safeParse(param.kind)]
    if (!country || !kind.success)
      throw new AppError('not_found', 'We have no such list. Choose a country and a kind of help.')
    return c.json(await listResources(country, kind.data), 200)
  },
)
