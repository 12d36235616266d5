/** What a mail is about. Written when its cause happens, sealed in the outbox, put into words when it leaves. */
import * as z from 'zod/mini'

import { Contact } from './contact.ts'

/** Where it goes: the address of the account itself, and for a message to us our own. */
const to = z.string()
/** Epoch milliseconds. */
const at = z.int()

export const Mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify_email'), to, token: z.string() }),
  z.object({ kind: z.literal('reset_password'), to, token: z.string() }),
  z.object({ kind: z.literal('password_changed'), to, at }),
  z.object({ kind: z.literal('new_sign_in'), to, at, browser: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('purchase_receipt'),
    to,
    at,
    packName: z.string(),
    credits: z.int(),
    pricePence: z.int(),
    reference: z.string(),
  }),
  z.object({
    kind: z.literal('plan_receipt'),
    to,
    at,
    planName: z.string(),
    analysesPerMonth: z.int(),
    pricePence: z.int(),
    reference: z.string(),
    /** When the year that was paid for ends. */
    endsAt: at,
  }),
  z.object({ kind: z.literal('account_deleted'), to, at }),
  z.object({ kind: z.literal('contact_message'), to, at, message: Contact }),
])
export type Mail = z.infer<typeof Mail>
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

const MINUTE_MS = 60 * 1000

/** How long the links in our mails work. The words of the mails say the same. */
export const VERIFICATION_LIFE_MS = 24 * 60 * MINUTE_MS
export const RESET_LIFE_MS = 60 * MINUTE_MS
