/** The local inbox: what the product has mailed, as its owner would find it. */
import { expect } from '@playwright/test'
import * as z from 'zod/mini'

const Mails = z.object({
  data: z.array(z.object({ to: z.array(z.string()), subject: z.string(), html: z.string() })),
})

const INBOX = new URL('/emails', process.env['MAIL_URL'] ?? 'http://localhost:8790')

/** The path of the newest link of a kind that was mailed to somebody: "/verify-email/...". Waits until it is there. */
export async function mailedPath(to: string, kind: 'verify-email' | 'reset-password') {
  let path: string | undefined
  await expect(async () => {
    const { data } = Mails.parse(await (await fetch(INBOX)).json())
    const links = data
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ html }) => html.match(new RegExp(`/${kind}/[\\w%-]+`)) ?? [])
    path = links[0]
    expect(path).toBeDefined()
  }).toPass()
  return path ?? ''
}

/** The subjects of all mails to somebody. */
export async function mailedSubjects(to: string): Promise<string[]> {
  const { data } = Mails.parse(await (await fetch(INBOX)).json())
  return data.filter((mail) => mail.to.includes(to)).map(({ subject }) => subject)
}
