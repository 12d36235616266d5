/** The least that could answer: Hono, and one read of one row of D1. Alone, and under /api as Pages hands requests on. */
export const bareCode = `
import { Hono } from 'hono'

const handler = new Hono()
  .get('/ready', (c) => c.text('ready'))
  .get('/balance', async (c) => {
    const row = await c.env.DB.prepare('SELECT balance, total_ever FROM credit_accounts WHERE user_id = ?1').bind(1).first()
    return c.json({ creditsRemaining: row?.balance ?? 0, totalCreditsEver: row?.total_ever ?? 0 })
  })

export default new Hono().route('/', handler).route('/api', handler)
`
