/** What a page must know of how this service is set up, before anybody signs in. */
import * as z from 'zod/mini'

export const Settings = z.object({
  /** Where set, forms that strangers may send ask for a sign of a person. */
  turnstileSiteKey: z.nullable(z.string()),
  /** Whether a language model puts answers into better words, and whether one reads photos that our software cannot. */
  model: z.object({ writes: z.boolean(), reads: z.boolean() }),
})
export type Settings = z.infer<typeof Settings>
