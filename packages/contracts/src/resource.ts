/** Professional resources: lawyers, legal aid and public bodies of a country, from our register of help. */
import * as z from 'zod/mini'

import { Nation, Region } from './country.ts'

export const ResourceKind = z.enum(['lawyers', 'legal-aid', 'government'])
export type ResourceKind = z.infer<typeof ResourceKind>

/** Read leniently: what we do not know is answered as not found. */
export const ResourceParam = z.strictObject({ country: z.string(), kind: z.string() })

/** `content` is the whole list as plain text. `nations` and `regions` are absent where it helps in the whole country. */
export const ProfessionalResource = z.object({
  content: z.string(),
  organisations: z.array(
    z.object({
      name: z.string(),
      does: z.string(),
      url: z.string(),
      phone: z.nullable(z.string()),
      nations: z.optional(z.array(Nation)),
      regions: z.optional(z.array(Region)),
      checkedOn: z.string(),
    }),
  ),
})
export type ProfessionalResource = z.infer<typeof ProfessionalResource>

/** At most one element; none where we hold nobody. */
export const ProfessionalResources = z.object({ resources: z.array(ProfessionalResource) })
export type ProfessionalResources = z.infer<typeof ProfessionalResources>
