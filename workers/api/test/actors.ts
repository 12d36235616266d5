/** People for whom a route has something to do. */
import { env } from 'cloudflare:workers'

import { analysedFor } from './analysed.ts'
import { ask } from './ask.ts'
import { boughtFor } from './bought.ts'
import { caseFor } from './cases.ts'
import { linkFor } from './mailed-links.ts'
import { newPerson } from './people.ts'

export type Actor = Awaited<ReturnType<typeof newActor>>

/** A person who may do everything once: a letter to read or delete, and a credit. */
export async function newActor(route = '') {
  const actor = await newPerson({ credits: 2 })
  const body = JSON.stringify({ text: `You owe £9. ${actor.email}`, country: 'gb' })
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' }
  const path = '/api/documents/analyze'
  const { response } = await ask(actor, { path, method: 'POST', headers, body })
  await response.body?.cancel()
  const documentId = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
    .bind(actor.id)
    .first<number>('id')
  const owner = { ...actor, documentId: documentId ?? 0 }
  await analysedFor(route, owner.documentId)
  return {
    ...owner,
    ...(await caseFor(route, owner)),
    ...(await linkFor(route, actor)),
    ...(await boughtFor(route, actor)),
  }
}
