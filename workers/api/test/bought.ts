import { deliver, eventsAbout, paidSession } from './payments.ts'
import type { Person } from './people.ts'
import { ROUTES } from './routes.ts'

/** What the route needs: a pack that is paid for, and of which we have not heard yet; or a plan that is running. */
export async function boughtFor(route: string, person: Person): Promise<{ sessionId?: string }> {
  const { bought } = ROUTES[route] ?? {}
  if (bought === 'pack') return { sessionId: (await paidSession(person)).id }
  if (bought === undefined) return {}
  const plan = bought === 'plan' ? 'individual' : 'business'
  const session = await paidSession(person, { plan })
  for (const event of await eventsAbout(session.id, session.subscription)) await deliver(event)
  return { sessionId: session.id }
}
